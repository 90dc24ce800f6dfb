import { AboutWords } from "~/features/information/About";

/** The about page's words inside the shell. */
export default function AboutView() {
  return <AboutWords />;
}
