import { useEffect, useId } from "react";

import {
  type ApprovalRoute,
  approvalRules,
  approvers,
  requestCategories,
  requestPlants,
  routeRequest,
  routeSteps,
  sampleRequest,
  supplierCountries,
} from "#app/samples/approvals.ts";
import { useSharedState } from "#app/page/state/shared-state.ts";
import { useToolSettings } from "#app/page/state/use-tool-settings.ts";
import { ResultRoom } from "#app/sections/result-room.tsx";
import { copyLink } from "#app/ui/clipboard.ts";
import { SectionHead } from "#app/ui/drafting/section-head.tsx";
import { ToolAction } from "#app/ui/tool-action.tsx";
import { Zone } from "#app/ui/drafting/zone.tsx";
import { DownloadCsv } from "#app/sections/download-csv.tsx";
import { type Column, Table } from "#app/ui/table.tsx";
import { NumberSettingField } from "#app/sections/setting-fields.tsx";
import { ChoiceChips } from "#app/ui/choice-chips.tsx";
import { control } from "#app/ui/control.ts";

import {
  play,
  played,
  requestSettings,
  revisionLetter,
  ruleSummary,
  type RunAction,
  runApprovals,
  runOf,
  type TrailEntry,
} from "./approval-run.ts";
import { SlaLadder } from "./sla-ladder.tsx";

/** One request, routed by the printed rules. Time is simulated: it passes when the visitor signs or waits. */
export function Simulator() {
  const tool = useToolSettings(requestSettings);
  const { missing, worked, reset, link } = tool;
  const { route, actions, run } = runOf(worked, useSharedState(played));
  // Whoever comes back to the page begins anew.
  useEffect(() => () => played.write(played.initial), []);

  return (
    <Zone space="flush" tone="raised" id="simulator">
      <SectionHead title="Try it: route a request.">
        <p>
          Choose an amount, a category, a plant and the supplier's country to see who approves and
          by when. Then sign, or let the time run out to see the escalation. Time is simulated.
        </p>
        <p className="mt-2 hidden noscript:block">
          JavaScript is off. This is a worked example, approved to the end.
        </p>
      </SectionHead>
      <div className="grid border-t-[1.5px] border-line lg:grid-cols-[minmax(0,4fr)_minmax(0,8fr)]">
        <RequestForm {...tool} route={route} />
        <div className="flex min-w-0 flex-col border-line max-lg:border-t-[1.5px] lg:border-l">
          <ResultRoom missing={missing} className="flex-1">
            <SlaLadder
              run={run}
              actionCount={actions.length}
              onAct={(action) => play(worked, [...actions, action])}
            />
          </ResultRoom>
          <div className="mt-auto flex flex-wrap border-t border-hair font-mono text-note noscript:hidden">
            <ToolAction
              icon="reset"
              isIdle={actions.length === 0}
              onPress={() => play(worked, actions.slice(0, -1))}
            >
              Undo
            </ToolAction>
            <ToolAction
              icon="close"
              onPress={() => {
                reset();
                play(worked, []);
              }}
            >
              Reset
            </ToolAction>
            <ToolAction
              icon="link"
              onPress={() => copyLink(link(), "It opens this request without signatures.")}
            >
              Copy link
            </ToolAction>
          </div>
        </div>
      </div>
      <ResultRoom missing={missing}>
        <AuditTrail trail={run.trail} />
      </ResultRoom>
    </Zone>
  );
}

/** For those without JavaScript: the sample request, with one clock that ran out. */
const exampleActions: RunAction[] = [
  { kind: "sign", step: "quality" },
  { kind: "lapse", step: "finance" },
  { kind: "sign", step: "finance" },
  { kind: "sign", step: "plantManager" },
];

/** The trail as a revision table, newest first: it grows at the top, where the eye is. */
function AuditTrail({ trail }: { trail: TrailEntry[] }) {
  const example = runApprovals(
    routeRequest(sampleRequest),
    sampleRequest.requestedBy,
    exampleActions,
  );
  return (
    <div className="border-t-[1.5px] border-line">
      <div className="flex flex-wrap items-center justify-between gap-x-6 gap-y-2 px-pad py-3">
        <h3 className="text-h4 font-medium tracking-snug">Complete audit trail</h3>
        <DownloadCsv
          name="audit-trail"
          word="entries"
          table={() => trailRows(trail)}
          className="noscript:hidden"
        />
      </div>
      <TrailTable trail={trail} className="noscript:hidden" />
      <TrailTable trail={example.trail} className="hidden noscript:table" />
    </div>
  );
}

/** Each entry under its letter. */
const revisionsOf = (trail: readonly TrailEntry[]) =>
  trail.map((entry, index) => ({ ...entry, revision: revisionLetter(index) }));

const noted = "font-mono text-note leading-6";
const columns: Column<ReturnType<typeof revisionsOf>[number]>[] = [
  { head: "Rev", width: "w-16 max-sm:w-12", cellClassName: noted, render: "revision" },
  {
    head: "Hour",
    width: "w-20 max-sm:w-14",
    cellClassName: `${noted} whitespace-nowrap`,
    render: ({ hour }) => `${hour} h`,
  },
  { head: "Description", render: ({ text }) => text.replace(/(\d) h /, "$1\u00a0h ") },
  { head: "By", width: "w-40 max-sm:w-26", cellClassName: noted, render: "by" },
];

function TrailTable({ trail, className }: { trail: TrailEntry[]; className: string }) {
  return (
    <Table
      caption="Audit trail of the request, newest first"
      className={className}
      columns={columns}
      density="tight"
      rows={revisionsOf(trail).toReversed()}
      rowKey={({ revision }) => revision}
    />
  );
}

function trailRows(trail: TrailEntry[]): string[][] {
  const rows = revisionsOf(trail).map((each) => {
    return [each.revision, String(each.hour), each.text, each.by];
  });
  return [["Revision", "Hour", "Description", "By"], ...rows];
}

const choices = { plant: requestPlants, from: supplierCountries };

/** As low as a line: on a phone the answer stays in view below the amount. */
function Choice({ label, name }: { label: string; name: keyof typeof choices }) {
  const id = useId();
  return (
    <div className="grid gap-2">
      <label htmlFor={id} className="label">
        {label}
      </label>
      <select id={id} name={name} defaultValue={sampleRequest[name]} className={control}>
        {Object.entries(choices[name]).map(([value, text]) => (
          <option key={value} value={value}>
            {text}
          </option>
        ))}
      </select>
    </div>
  );
}

type RequestFormProps = Pick<
  ReturnType<typeof useToolSettings<typeof requestSettings>>,
  "form" | "settings" | "missing" | "readForm"
> & { route: ApprovalRoute };

/** What is asked for, and the rules that it meets. */
function RequestForm({ form, route, missing, settings, readForm }: RequestFormProps) {
  return (
    <div className="flex min-w-0 flex-col">
      <h3 className="border-b border-line px-pad py-3 text-h4 font-medium tracking-snug">
        Role-based routing
      </h3>
      <form
        ref={form}
        aria-label="Request"
        onInput={readForm}
        onSubmit={(event) => event.preventDefault()}
        className="grid gap-4 px-pad py-4"
      >
        <NumberSettingField
          name="amount"
          setting={requestSettings.amount}
          isUsable={settings.amount !== null}
        />
        <div className="contents noscript:hidden">
          <ChoiceChips
            label="Category"
            name="category"
            options={Object.entries(requestCategories).map(([value, label]) => ({ value, label }))}
            value={sampleRequest.category}
          />
          <div className="grid grid-cols-2 gap-4">
            <Choice label="Plant" name="plant" />
            <Choice label="Supplier in" name="from" />
          </div>
        </div>
        <p className="hidden noscript:block">
          {requestCategories[sampleRequest.category]}, {requestPlants[sampleRequest.plant]},
          supplier in {supplierCountries[sampleRequest.from]}
        </p>
      </form>
      <ResultRoom missing={missing}>
        <div className="border-t border-hair px-pad py-4">
          <h4 className="mb-2 label">Rules that match</h4>
          <ul aria-label="Rules that match" className="text-small">
            {routeSteps(route).map(({ rule: id, approver }) => {
              const rule = approvalRules.find((rule) => rule.id === id)!;
              return (
                <li
                  key={id}
                  className="grid grid-cols-[2.5rem_minmax(0,1fr)] border-t border-hair py-2"
                >
                  <span className="figures text-note leading-6 text-ink-3">{id}</span>
                  <span>
                    {approvers[approver].title}
                    <span className="block note">{ruleSummary(rule)}</span>
                  </span>
                </li>
              );
            })}
          </ul>
        </div>
      </ResultRoom>
    </div>
  );
}
