import { CompanionWords } from "../CompanionWords";
import { MoodShape } from "../MoodShape";
import { echoColors } from "../palette";
import { QuietAction, QuietLink } from "../QuietAction";
import { Thread, ThreadKnot } from "../Thread";
import { Part } from "./Part";

export function Threads() {
  return (
    <>
      <Part name="An entry, its answer, what follows">
        <Thread weight="thin" end="loose">
          <ThreadKnot>
            <p className="words">
              I said yes to the extra shift again. I could feel the no in my throat the whole time.
            </p>
          </ThreadKnot>
          <ThreadKnot>
            <CompanionWords aside="New">
              You noticed the no before anyone else could. That is worth something, even on a day it
              stayed unsaid.
            </CompanionWords>
          </ThreadKnot>
          <ThreadKnot current>
            <p className="words">What would the no have protected?</p>
          </ThreadKnot>
        </Thread>
      </Part>
      <Part name="An echo chain">
        <Thread color="violet">
          <ThreadKnot>
            <p className="words">
              The kitchen light at six in the morning is the only one I trust.
            </p>
            <MoodShape mood="peaceful" />
            <div className="flex gap-6">
              <QuietAction type="button" pressed count={3} counted="like">
                Liked
              </QuietAction>
              <QuietAction type="button" count={1} counted="reflect">
                Reflect
              </QuietAction>
              <QuietLink href="#main">Echo</QuietLink>
            </div>
          </ThreadKnot>
          <ThreadKnot>
            <p className="words">Mine is the one in the hall. Someone left it on for me once.</p>
          </ThreadKnot>
        </Thread>
        <div className="flex flex-wrap gap-2">
          {echoColors.map((color) => (
            <Thread key={color} color={color} end="loose">
              <ThreadKnot>
                <span className="text-sm">{color}</span>
              </ThreadKnot>
            </Thread>
          ))}
        </div>
      </Part>
    </>
  );
}
