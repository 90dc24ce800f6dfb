/** Writes docs/companion/transcripts.md: what the built-in companion answers to given turns. */
import { readFileSync, writeFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { loadModule } from "./load-module.mjs";

const { replyTo } = await loadModule("app/features/companion/builtin.server.ts");
const at = (path) => fileURLToPath(new URL(path, import.meta.url));
const talks = JSON.parse(readFileSync(at("../tests/corpora/transcript-turns.json"), "utf8"));
const page = [
  "# Thirty conversations",
  "",
  "Made by `node scripts/write-transcripts.mjs` with the built-in engine: the person's turns are given, the answers are its own.",
  "",
];
talks.forEach(({ title, hour, country, turns, memory = [] }, number) => {
  page.push(`## ${number + 1}. ${title}`, "");
  const history = [];
  let riskBefore = 0;
  for (const prompt of turns) {
    const { response, metadata } = replyTo({ prompt, history, memory, hour, country, riskBefore });
    history.push({ role: "user", text: prompt }, { role: "assistant", text: response });
    riskBefore = metadata.risk.level >= 2 ? metadata.risk.level : 0;
    const notes = [
      metadata.emotion && `${metadata.emotion.label} ${metadata.emotion.intensity}`,
      metadata.breakthrough?.type,
      metadata.risk.level > 0 && `risk ${metadata.risk.level}`,
      metadata.suggestion?.label,
    ];
    page.push(
      `**They:** ${prompt}`,
      "",
      `**TrueNorth:** ${response}`,
      "",
      `<sub>${notes.filter(Boolean).join(" · ") || "nothing marked"}</sub>`,
      "",
    );
  }
});
writeFileSync(at("../docs/companion/transcripts.md"), page.join("\n"));
