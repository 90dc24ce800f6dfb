import { ArrowUp } from "lucide-react";
import { useEffect, useState } from "react";
import { Button } from "./Button";
import { focusMain } from "./focus-main";

const SHOWN_AFTER_PX = 300;

/** The way back up, once one has scrolled. */
export function BackToTop() {
  const [isShown, setShown] = useState(false);
  useEffect(() => {
    const look = () => setShown(window.scrollY > SHOWN_AFTER_PX);
    look();
    addEventListener("scroll", look, { passive: true });
    return () => removeEventListener("scroll", look);
  }, []);
  if (!isShown) return null;
  return (
    <Button
      type="button"
      variant="outline"
      size="icon"
      className="float"
      aria-label="Back to top"
      onClick={() => {
        window.scrollTo({ top: 0 });
        focusMain();
      }}
    >
      <ArrowUp aria-hidden />
    </Button>
  );
}
