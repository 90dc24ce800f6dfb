import { renderToStaticMarkup } from "react-dom/server";
import { expect, test } from "vitest";
import { ShellFrame } from "~/ui/ShellFrame";

const place = (label: string) => ({ label, href: `/${label}` });

const frameWith = (unread: number) =>
  renderToStaticMarkup(
    ShellFrame({
      home: place("home"),
      notifications: { ...place("Notifications"), unread },
      profile: place("profile"),
      settings: place("settings"),
      tabs: [],
      more: [],
      title: "A view",
      children: null,
    }),
  );

test("the bell counts up to nine, says the whole number, and is silent at none", () => {
  expect(frameWith(0)).not.toContain("unread");
  expect(frameWith(9)).toMatch(/>9</);
  expect(frameWith(10)).toMatch(/>9\+</);
  expect(frameWith(10)).toContain(", 10 unread");
});
