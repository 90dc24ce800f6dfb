import { ButtonLink } from "~/ui/Button";

/** The plain way to what was written before. */
export function OlderLink({ href }: { href: string }) {
  return (
    <p className="py-8 text-center">
      <ButtonLink href={href} variant="outline" rel="next">
        Older reflections
      </ButtonLink>
    </p>
  );
}
