import { addComment } from "~/features/comments/add-comment.server";
import { deleteComment } from "~/features/comments/delete-comment.server";
import { addEcho } from "~/features/echoes/add-echo.server";
import { closeChain } from "~/features/echoes/close-chain.server";
import {
  addChainReflect,
  likeChain,
  removeChainReflect,
  unlikeChain,
} from "~/features/echoes/react-to-chain.server";
import { toggleFollow } from "~/features/people/follow-person.server";
import { toggleLike } from "~/features/reactions/toggle-like.server";
import { toggleReflect } from "~/features/reactions/toggle-reflect.server";
import { askFirst } from "~/features/reflections/ask-first.server";
import { deleteReflection } from "~/features/reflections/delete-reflection.server";
import { form, safePath } from "~/platform/http/page.server";
import { createReflection } from "./create-reflection.server";

export const createReflectionByForm = askFirst("create-reflection-by-form", createReflection);
export const addEchoByForm = askFirst("add-echo-by-form", addEcho);

const back = (fields: FormData) => safePath(fields.get("returnTo"), "/feed");
const saying = (title: string) => (_: unknown, __: unknown, fields: FormData) => ({
  to: back(fields),
  flash: { title },
});

/** What the plain forms about reflections do, by intent, on every page that shows them. */
export const reflectionForms = {
  "create-reflection": form(createReflectionByForm, ({ id, isPublic }, _, fields) => ({
    to: `${back(fields).split("#")[0]}#reflection-${id}`,
    flash: { title: isPublic ? "Reflection shared" : "Kept for you alone" },
  })),
  "delete-reflection": form(deleteReflection, (_, __, fields) => ({
    to: back(fields),
    flash: { title: fields.get("kind") === "echo" ? "Echo deleted" : "Reflection deleted" },
  })),
  like: form(toggleLike, ({ liked }, _, fields) => ({
    to: back(fields),
    flash: { title: liked ? "Liked!" : "Like removed" },
  })),
  reflect: form(toggleReflect, ({ reflected }, _, fields) => ({
    to: back(fields),
    flash: { title: reflected ? "Reflected!" : "Reflect removed" },
  })),
  comment: form(addComment, ({ id }, _, fields) => ({
    to: `${back(fields).split("#")[0]}#comment-${id}`,
    flash: { title: "Comment added" },
  })),
  "delete-comment": form(deleteComment, saying("Comment deleted")),
  echo: form(addEchoByForm, ({ threadId, reflection }) => ({
    to: `/echo/${threadId}#reflection-${reflection.id}`,
    flash: { title: sayEcho(reflection.sequenceNumber) },
  })),
  "like-chain": form(likeChain, saying("Chain liked!")),
  "unlike-chain": form(unlikeChain, saying("Chain like removed")),
  "reflect-chain": form(addChainReflect, saying("Chain reflected!")),
  "unreflect-chain": form(removeChainReflect, saying("Chain reflect removed")),
  "close-chain": form(closeChain, saying("Chain finished")),
  follow: form(toggleFollow, ({ following, nickname }, _, fields) => ({
    to: back(fields),
    flash: { title: following ? `Following ${nickname}` : `Unfollowed ${nickname}` },
  })),
};

const sayEcho = (number: number | null) =>
  number && number > 2 ? `Echo #${number} added!` : "Echo created!";
