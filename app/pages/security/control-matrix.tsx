import { useLocation } from "react-router";
import securityControls from "records:security/controls";

import {
  controlDomains,
  type Framework,
  frameworks,
  type SecurityControl,
} from "#app/site/security/security-controls.ts";
import { DownloadCsv } from "#app/sections/download-csv.tsx";
import { ChoiceChips } from "#app/ui/choice-chips.tsx";
import { SectionHead } from "#app/ui/drafting/section-head.tsx";
import { unbroken } from "#app/ui/unbroken.tsx";
import { useChoices } from "#app/page/state/choice-codec.ts";
import { Zone } from "#app/ui/drafting/zone.tsx";
import { PhoneFold } from "#app/ui/phone-fold.tsx";
import { type Column, Table } from "#app/ui/table.tsx";

import { controlFilterCodec, controlRows, filterControls } from "./control-filter.ts";

/** Every control, narrowed by domain and framework. The choice is in the address; Back takes it back. */
export function ControlMatrix() {
  const { hash } = useLocation();
  const { chosen: filter, isLive, chips, chooseAll } = useChoices(controlFilterCodec);
  const shown = filterControls(securityControls, filter);

  return (
    <Zone space="flush" id="controls">
      <SectionHead title="Every control and its evidence.">
        <p>
          {unbroken(
            "What we do, what you can check, and where SOC 2 Type II, ISO 27001, GDPR and CCPA require it.",
          )}
        </p>
      </SectionHead>
      <PhoneFold
        summary={`${shown.length} controls with their evidence`}
        isNarrowed={shown.length < securityControls.length}
      >
        <div className="flex flex-wrap gap-x-10 gap-y-5 px-pad pb-6 noscript:hidden">
          <ChoiceChips label="Domain" {...chips("domain")} />
          <ChoiceChips label="Asked for by" {...chips("framework")} />
          <div className="flex w-full items-center justify-between gap-4">
            <p role="status" className="note">
              {shown.length} of {securityControls.length} controls
            </p>
            <DownloadCsv
              name="control-matrix"
              word="controls"
              table={() => controlRows(shown)}
              disabled={shown.length === 0}
            />
          </div>
        </div>
        <ControlTable controls={shown} pointedTo={isLive ? hash.slice(1) : null} />
      </PhoneFold>
      {shown.length === 0 && (
        <p className="border-t border-hair px-pad py-10">
          <b>{frameworks[filter.framework as Framework]} has no requirement in this domain.</b>{" "}
          <button type="button" className="text-link" onClick={chooseAll}>
            Show every control
          </button>
        </p>
      )}
    </Zone>
  );
}

const columns: Column<SecurityControl>[] = [
  { head: "No.", width: "w-20", isItem: true, render: ({ id }) => id },
  {
    head: "Control",
    isRowHead: true,
    render: ({ domain, name, text }) => (
      <>
        <span className="font-medium">{name}</span>{" "}
        <span className="ml-1.5 note">{controlDomains[domain]}</span>{" "}
        <span className="mt-0.5 block max-w-[38em] text-ink-2">{text}</span>
      </>
    ),
  },
  {
    head: "Evidence",
    name: "Evidence:",
    width: "w-[19%]",
    cellClassName: "text-ink-2",
    render: ({ evidence }) => evidence,
  },
  // Where the table is stacked, standards that do not ask for the control are left out.
  ...(Object.entries(frameworks) as [Framework, string][]).map(([framework, standard]) => ({
    head: standard,
    name: standard.replace(" Type II", ""),
    width: "w-[9%]",
    cellClassName: ({ references }: SecurityControl) =>
      `font-mono text-note ${references[framework] ? "max-lg:mr-4 max-lg:inline-block" : "max-lg:hidden"}`,
    render: ({ references }: SecurityControl) =>
      references[framework] ? (
        <span className="whitespace-nowrap">{references[framework]}</span>
      ) : (
        <>
          <span aria-hidden="true" className="text-ink-3">
            –
          </span>
          <span className="sr-only">not required</span>
        </>
      ),
  })),
];

interface ControlTableProps {
  controls: readonly SecurityControl[];
  /** Id of the control that the address points to; null where only the browser knows. */
  pointedTo: string | null;
}

function ControlTable({ controls, pointedTo }: ControlTableProps) {
  // A navigation of the router moves the address, but not the browser's :target.
  const highlight = (id: string) =>
    pointedTo === null ? "target:bg-vellum" : pointedTo === id ? "bg-vellum" : "";
  return (
    <Table
      caption="Controls, their evidence and where standards ask for them"
      stacks="lg"
      hasStickyHead
      columns={columns}
      rows={controls}
      rowKey={({ id }) => id}
      rowId={({ id }) => id}
      rowClassName={({ id }) => `scroll-mt-28 ${highlight(id)}`}
    />
  );
}
