import type { MetaDescriptor } from "@remix-run/node";

type Shared = {
  title: string;
  description: string;
  /** scheme://host */
  origin: string;
  path: string;
  /** A picture under /share, 1200 × 630, drawn without anybody's words. */
  picture: "reflection" | "echo" | "person";
  type?: "article" | "profile" | "website";
  /** What search engines are told in schema.org's words; kept from them when missing. */
  jsonLd?: Record<string, unknown>;
};

const DESCRIPTION_MOST = 160;

/** The first words of a text, for a preview. */
export function previewOf(text: string) {
  const line = text.replace(/\s+/g, " ").trim();
  const signs = [...line];
  return signs.length > DESCRIPTION_MOST
    ? `${signs.slice(0, DESCRIPTION_MOST - 1).join("")}…`
    : line;
}

/** Title, description, canonical address and link preview of a page that people share. */
export function shareMeta({
  title,
  origin,
  path,
  picture,
  type = "article",
  jsonLd,
  ...shared
}: Shared) {
  const url = origin + path;
  const description = previewOf(shared.description);
  const meta: MetaDescriptor[] = [
    { title: `${title} · TrueNorth` },
    { name: "description", content: description },
    { tagName: "link", rel: "canonical", href: url },
    { property: "og:site_name", content: "TrueNorth" },
    { property: "og:type", content: type },
    { property: "og:title", content: title },
    { property: "og:description", content: description },
    { property: "og:url", content: url },
    { property: "og:image", content: `${origin}/share/${picture}.png` },
    { property: "og:image:width", content: "1200" },
    { property: "og:image:height", content: "630" },
    { name: "twitter:card", content: "summary_large_image" },
  ];
  if (jsonLd)
    meta.push({
      "script:ld+json": { "@context": "https://schema.org", url, ...jsonLd },
    } as MetaDescriptor);
  else meta.push({ name: "robots", content: "noindex" });
  return meta;
}
