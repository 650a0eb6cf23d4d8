import { Workflow } from "./workflow.tsx";
import { Outcome } from "./outcome.tsx";

/** How a package runs, and what it came to. */
export function Story({ sheet }: { sheet: number }) {
  return (
    <>
      <Workflow sheet={sheet} />
      <Outcome sheet={sheet} />
    </>
  );
}
