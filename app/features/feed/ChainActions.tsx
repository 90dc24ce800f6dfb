import { useHydrated } from "remix-utils/use-hydrated";
import { taken, usePlace } from "~/features/reflections/place";
import { QuietAction } from "~/ui/QuietAction";

type Props = {
  threadId: string;
  likes: { count: number; isLiked: boolean };
  reflects: { count: number; isReflected: boolean };
  canClose: boolean;
  /** What the script does instead of sending the form. */
  act?(intent: string): void;
};

/** What one can do with a whole chain. */
export function ChainActions({ threadId, likes, reflects, canClose, act }: Props) {
  const { address, desk } = usePlace();
  const isHydrated = useHydrated();
  const page = `/echo/${threadId}`;
  const does = (intent: string) => taken(act && (() => act(intent)));
  const actions = [
    {
      intent: likes.isLiked ? "unlike-chain" : "like-chain",
      words: likes.isLiked ? "Chain liked" : "Like chain",
      pressed: likes.isLiked,
      count: likes.count,
      counted: "like",
    },
    {
      intent: reflects.isReflected ? "unreflect-chain" : "reflect-chain",
      words: reflects.isReflected ? "Chain reflected" : "Reflect chain",
      pressed: reflects.isReflected,
      count: reflects.count,
      counted: "reflect",
    },
    ...(canClose ? [{ intent: "close-chain", words: "Finish chain" }] : []),
  ];
  return (
    <div className="flex flex-wrap items-center gap-x-5">
      {actions.map(({ intent, words, ...shown }) => (
        <form key={words} method="post" action={address} onSubmit={does(intent)}>
          <input type="hidden" name="threadId" value={threadId} />
          <input type="hidden" name="returnTo" value={address} />
          <QuietAction name="intent" value={intent} {...shown}>
            {words}
          </QuietAction>
        </form>
      ))}
      <QuietAction
        type="button"
        data-needs-script=""
        data-copy={desk ? undefined : page}
        data-copied="Echo chain copied!"
        hidden={!isHydrated}
        onClick={act && (() => act("share"))}
      >
        Share
      </QuietAction>
    </div>
  );
}
