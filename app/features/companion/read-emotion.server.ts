import { featuresOf } from "./emotion-features";
import { namedFeeling } from "./emotion-rules";
import type { Emotion, Feeling } from "./engine";
import model from "./weights/emotion.json";

const labels = model.labels as Emotion[];
const packed = Buffer.from(model.weights, "base64");
const rowOf = placeSlots(Buffer.from(model.used, "base64"));
const stepSize = model.largest.map((largest) => Math.sqrt(largest) / model.levels);

function placeSlots(used: Buffer): Int32Array {
  const rows = new Int32Array(model.size).fill(-1);
  let row = 0;
  for (let slot = 0; slot < rows.length; slot += 1) {
    if ((used[slot >> 3] ?? 0) & (1 << (slot & 7))) rows[slot] = row++;
  }
  return rows;
}

function scoresOf(text: string): Float64Array {
  const scores = Float64Array.from(model.bias);
  const slots = featuresOf(text, model.size);
  const scale = 1 / Math.sqrt(slots.length || 1);
  for (const slot of slots) {
    const row = rowOf[slot] ?? -1;
    if (row < 0) continue;
    for (let label = 0; label < labels.length; label += 1) {
      const byte = packed[row * (labels.length / 2) + (label >> 1)] ?? 0;
      const step = (label & 1 ? byte >> 4 : byte & 15) - 8;
      const root = step * (stepSize[label] ?? 0);
      scores[label] = (scores[label] ?? 0) + root * Math.abs(root) * scale;
    }
  }
  return scores;
}

const LOUD =
  /\b(?:so|very|really|extremely|incredibly|completely|utterly|totally|absolutely|too|unbearabl\w+|can'?t (?:stop|breathe|take)|never|always|everything|nothing|screaming|sobbing|worst|best)\b/gi;
const SOFT = /\b(?:a bit|a little|slightly|kind of|kinda|sort of|somewhat|mildly|not too)\b/gi;

function intensityOf(text: string, margin: number): number {
  const loud = (text.match(LOUD)?.length ?? 0) + (text.match(/!/g)?.length ?? 0) * 0.5;
  const soft = text.match(SOFT)?.length ?? 0;
  const strength =
    0.45 + 0.12 * Math.min(2, margin) + 0.08 * Math.min(4, loud) - 0.12 * Math.min(2, soft);
  return Math.round(Math.min(1, Math.max(0.1, strength)) * 100) / 100;
}

/**
 * Every feeling in a text that the trained reader finds, strongest first.
 * Ten labels; loneliness and overwhelm come from `readEmotion` alone.
 */
export function feelingsIn(text: string): Feeling[] {
  const scores = scoresOf(text);
  return labels
    .map((label, at) => ({ label, margin: (scores[at] ?? 0) - (model.thresholds[at] ?? 0) }))
    .filter(({ margin }) => margin >= 0)
    .sort((a, b) => b.margin - a.margin)
    .map(({ label, margin }) => ({ label, intensity: intensityOf(text, margin) }));
}

/** The feeling that a text is most about, of the twelve, with an intensity from 0 to 1; or null. */
export function readEmotion(text: string): Feeling | null {
  if (!/\p{L}/u.test(text)) return null;
  const read = feelingsIn(text);
  const named = namedFeeling(text);
  if (named === null) return read[0] ?? null;
  return {
    label: named,
    intensity: read.find(({ label }) => label === named)?.intensity ?? intensityOf(text, 0.6),
  };
}
