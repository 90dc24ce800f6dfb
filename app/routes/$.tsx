import { type LoaderFunctionArgs, redirect } from "@remix-run/node";
import { visitOf } from "~/platform/session/visit.server";

const home = ({ context }: Pick<LoaderFunctionArgs, "context">) =>
  redirect(visitOf(context).viewer ? "/app" : "/");

export const loader = home;
export const action = home;
