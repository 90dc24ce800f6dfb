import { Avatar } from "../Avatar";
import { AiBadge, Badge, CountBadge } from "../Badge";
import { Chip } from "../Chip";
import { Mark } from "../Mark";
import { MoodShape } from "../MoodShape";
import { avatarColors } from "../palette";
import { Wordmark } from "../Wordmark";
import { Part } from "./Part";

const moods =
  "grateful hopeful peaceful calm motivated determined anxious overwhelmed frustrated thoughtful contemplative reflective excited inspired curious";

export function Signs() {
  return (
    <>
      <Part name="Mark and type">
        <div className="flex flex-wrap items-center gap-4 text-accent">
          <Mark className="size-4" label="TrueNorth" />
          <Mark className="size-6" />
          <Mark className="size-12" weight={1.5} />
          <Mark className="size-24" weight={1} />
          <Wordmark className="text-ink" />
        </div>
        <p className="font-serif text-3xl">Forty-four, by lamplight</p>
        <p className="font-serif text-2xl">Thirty-four, on a quiet page</p>
        <p className="font-serif text-xl">Twenty-six, the title of a view</p>
        <p className="font-serif text-lg">Twenty, a name or a small heading</p>
        <p className="words">
          Seventeen, for what people wrote. It keeps a measure the eye can hold.
        </p>
        <p className="text-base">Fifteen, for controls.</p>
        <p className="text-sm text-muted">Thirteen, for what is said beside.</p>
      </Part>
      <Part name="People and moods">
        <div className="flex flex-wrap items-center gap-3">
          {avatarColors.map((color) => (
            <Avatar key={color} nickname={color} color={color} />
          ))}
          <Avatar companion />
          <Avatar nickname="wren" color="purple" size="sm" />
          <Avatar nickname="ode" color="rose" size="lg" />
        </div>
        <div className="flex flex-wrap gap-2">
          {avatarColors.map((color) => (
            <Chip key={color} tint={color}>
              {color} tint
            </Chip>
          ))}
        </div>
        <div className="flex flex-wrap gap-x-4 gap-y-1">
          {moods.split(" ").map((mood) => (
            <MoodShape key={mood} mood={mood} />
          ))}
        </div>
        <div className="flex flex-wrap items-center gap-2">
          <Badge>quiet</Badge>
          <Badge tone="accent">New</Badge>
          <Badge tone="care">care</Badge>
          <Badge tone="danger">hidden</Badge>
          <CountBadge count={3} />
          <CountBadge count={12} />
          <CountBadge count={120} limit={99} />
          <AiBadge />
          <AiBadge>AI Companion</AiBadge>
        </div>
      </Part>
    </>
  );
}
