import { Challenges } from "./challenges.tsx";
import { Workflow } from "./workflow.tsx";
import { Outcome } from "./outcome.tsx";

/** What makes it hard, how a package runs, and what it came to. */
export function Story() {
  return (
    <>
      <Challenges />
      <Workflow />
      <Outcome />
    </>
  );
}
