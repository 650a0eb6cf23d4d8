import { Breadcrumbs } from "#app/layout/breadcrumbs.tsx";
import type { Page } from "#app/page/page.ts";
import { pageMeta } from "#app/page/page-meta.ts";
import { PageHero } from "#app/sections/page-hero.tsx";
import { RelatedSheets } from "#app/sections/related-sheets.tsx";
import { ButtonLink } from "#app/ui/button.tsx";
import { whenSeen, whenTouched } from "#app/page/loading/deferred.tsx";
import { TitleBlock } from "#app/ui/drafting/title-block.tsx";
import { FirstZone } from "#app/ui/drafting/zone.tsx";

export const handle: Page = {
  path: "/product/copilot",
  name: "Procurement Co-pilot",
  title: "Procurement Co-pilot: ask your own data",
  description:
    "An AI assistant for procurement: natural language questions over your own data, action suggestions, and approval workflows in which a person decides.",
};
export const meta = () => pageMeta(handle);

// The question engine and its records come with the first touch, or with a question in the address.
const QuestionDesk = whenTouched(
  async () => (await import("./copilot/question-desk.tsx")).QuestionDesk,
);
// Below the fold: their code waits for the first touch or scroll.
const Confidence = whenSeen(async () => (await import("./copilot/confidence.tsx")).Confidence);
const OnFile = whenSeen(async () => (await import("./copilot/on-file.tsx")).OnFile);
const HandOff = whenSeen(async () => (await import("./copilot/hand-off.tsx")).HandOff);
const Closing = whenSeen(async () => (await import("./copilot/closing.tsx")).Closing);

export default function CopilotPage() {
  return (
    <>
      <FirstZone space="bare">
        <Breadcrumbs page={handle} />
        <PageHero
          isLow
          outcome="Get a figure without asking an analyst."
          title="Plain questions, sourced answers."
          lead="For procurement teams. The Procurement Co-pilot answers natural language questions about your procurement data, suggests the next action and prepares the approval request. It does not place orders."
        >
          <ButtonLink to="/demo" tone="go">
            Book a Demo
          </ButtonLink>
          <ButtonLink to="/security">Data protection</ButtonLink>
        </PageHero>
        <QuestionDesk />
        <TitleBlock
          className="md:grid-cols-3"
          entries={[
            { label: "You ask", value: "Natural language questions" },
            { label: "It suggests", value: "Action suggestions" },
            { label: "You approve", value: "Approval workflows" },
          ]}
        />
      </FirstZone>
      <Confidence />
      <HandOff />
      <OnFile />
      <RelatedSheets
        paths={["/product/analytics", "/product/spend-intelligence", "/product/approval-routing"]}
      />
      <Closing />
    </>
  );
}
