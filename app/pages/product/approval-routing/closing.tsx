import bracketViews from "drawing:bracket-views";
import approverStamps from "records:product/approver-stamps";

import { claims } from "#app/site/claims.ts";
import { useSharedState } from "#app/page/state/shared-state.ts";
import { useSettingsOfAddress } from "#app/page/state/use-tool-settings.ts";
import { approvers, sampleRequest } from "#app/samples/approvals.ts";
import { CallToAction } from "#app/sections/call-to-action.tsx";
import { Drawing } from "#app/art/drawing.tsx";
import { formatMoney } from "#app/format/format-money.ts";
import { TitleBlock } from "#app/ui/drafting/title-block.tsx";

import {
  type ApprovalRun,
  currentClock,
  played,
  requestSettings,
  runOf,
  type RunStep,
} from "./approval-run.ts";

export function Closing() {
  const request = useSettingsOfAddress(requestSettings);
  const { run } = runOf(request, useSharedState(played));
  return (
    <CallToAction
      title="Route one of your own requests."
      lead={`Tell us who approves what. We route one request live in a ${claims.demoLength.figure} demo.`}
      drawing={<SignedTitleBlock amount={request.amount} run={run} />}
    />
  );
}

/** The drawing that the simulator's request is about: a stamp in its title block for every signature that it has. */
function SignedTitleBlock({ amount, run }: { amount: number; run: ApprovalRun }) {
  const signed = run.steps.filter(({ signedHour }) => signedHour !== null);
  return (
    <figure className="border border-line bg-ground max-lg:mx-pad max-lg:mb-8 max-md:mt-3 lg:w-3/4">
      <Drawing of={bracketViews} decorative className="max-h-60 px-3" />
      <TitleBlock
        className="md:grid-cols-2"
        entries={[
          { label: "Award", value: `${sampleRequest.rfq}, ${formatMoney(amount)}` },
          {
            label: "Status",
            value: run.isReleased
              ? `Released at ${run.hour} h`
              : `${signed.length} of ${run.steps.length} signed`,
          },
        ]}
      />
      <TitleBlock
        isLined
        entries={run.steps.map((step) => ({
          label: approvers[step.approver].title,
          value: <SignatureBox step={step} />,
        }))}
      />
    </figure>
  );
}

function SignatureBox({ step }: { step: RunStep }) {
  if (step.signedHour === null) {
    return <span className="flex min-h-11 items-center text-ink-3">Not signed</span>;
  }
  const { approver } = currentClock(step);
  return (
    <span className="flex min-h-11 items-center justify-between gap-2">
      {approvers[approver].holder}, {step.signedHour} h
      <Drawing
        of={approverStamps[approver]}
        decorative
        eager
        className="w-11 flex-none text-signal-ink"
      />
    </span>
  );
}
