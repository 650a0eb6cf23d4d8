import connectorShell from "drawing:connector-shell";

import { claims } from "#app/site/claims.ts";
import { PageStart } from "#app/layout/page-start.tsx";
import type { Page } from "#app/page/page.ts";
import { pageMeta } from "#app/page/page-meta.ts";
import { RelatedSheets } from "#app/sections/related-sheets.tsx";
import { whenSeen, whenTouched } from "#app/page/loading/deferred.tsx";
import { TitleBlock } from "#app/ui/drafting/title-block.tsx";
import { DemoOr } from "#app/ui/button.tsx";

export const handle: Page = {
  path: "/product/copilot",
  name: "Procurement Co-pilot",
  title: "Procurement Co-pilot: ask your own data",
  description:
    "An AI assistant for procurement: natural language questions over your own data, action suggestions, and approval workflows in which a person decides.",
};
export const meta = () => pageMeta(handle);

// The question engine and its records come with the first touch, or with a question in the address.
const QuestionDesk = whenTouched(() => import("./copilot/question-desk.tsx"));
// Below the fold: their code waits for the first touch or scroll.
const Confidence = whenSeen(() => import("./copilot/confidence.tsx"));
const OnFile = whenSeen(() => import("./copilot/on-file.tsx"));
const HandOff = whenSeen(() => import("./copilot/hand-off.tsx"));
const Closing = whenSeen(() => import("#app/sections/call-to-action.tsx"));

export default function CopilotPage() {
  return (
    <>
      <PageStart
        page={handle}
        outcome="Get a figure without asking an analyst."
        title="Plain questions, sourced answers."
        lead="For procurement teams. The Procurement Co-pilot answers natural language questions about your procurement data, suggests the next action and prepares the approval request. It does not place orders."
        actions={<DemoOr to="/security">Data protection</DemoOr>}
      >
        <QuestionDesk />
        <TitleBlock
          className="md:grid-cols-3"
          entries={[
            { label: "You ask", value: "Natural language questions" },
            { label: "It suggests", value: "Action suggestions" },
            { label: "You approve", value: "Approval workflows" },
          ]}
        />
      </PageStart>
      <Confidence />
      <HandOff />
      <OnFile />
      <RelatedSheets
        paths={["/product/analytics", "/product/spend-intelligence", "/product/approval-routing"]}
      />
      <Closing
        title="Ask it your own question."
        lead={`Bring an open question from your last review. We ask it in a ${claims.demoLength.figure} demo.`}
        drawing={connectorShell}
      />
    </>
  );
}
