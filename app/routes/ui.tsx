import type { LoaderFunctionArgs, MetaFunction } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { CardSample, ShellSample } from "~/ui/gallery/Frames";
import { Gallery } from "~/ui/gallery/Gallery";

export const meta: MetaFunction = () => [
  { title: "Every part · TrueNorth" },
  { name: "robots", content: "noindex" },
];

export function loader({ request }: LoaderFunctionArgs) {
  if (process.env.NODE_ENV === "production") throw new Response("Not found", { status: 404 });
  return { frame: new URL(request.url).searchParams.get("frame") };
}

export default function UiRoute() {
  const { frame } = useLoaderData<typeof loader>();
  if (frame === "shell") return <ShellSample />;
  if (frame === "card") return <CardSample />;
  return <Gallery />;
}
