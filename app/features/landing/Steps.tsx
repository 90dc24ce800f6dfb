import { Thread, ThreadKnot } from "~/ui/Thread";

const steps = [
  {
    title: "Begin your journey",
    text: "One button makes you a guest. There is nothing to fill in and nobody to be.",
  },
  {
    title: "Spill your thoughts",
    text: "Type as it comes, in the journal. Nobody corrects you, and you can stop after a line.",
  },
  {
    title: "Find your flow",
    text: "An answer, one open question, or one small thing to do. Take it, or close the page. It will be here.",
  },
];

export function Steps() {
  return (
    <Thread end="loose" label="How it begins">
      {steps.map((step) => (
        <ThreadKnot key={step.title}>
          <h3 className="text-lg">{step.title}</h3>
          <p className="max-w-read">{step.text}</p>
        </ThreadKnot>
      ))}
    </Thread>
  );
}
