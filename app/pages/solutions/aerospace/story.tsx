import { Workflow } from "./workflow.tsx";
import { Outcome } from "./outcome.tsx";

/** How a package runs, and what it came to. */
export function Story() {
  return (
    <>
      <Workflow />
      <Outcome />
    </>
  );
}
