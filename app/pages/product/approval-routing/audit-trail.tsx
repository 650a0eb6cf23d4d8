import { sampleRequest } from "#app/samples/approval-rules.ts";
import { routeRequest } from "#app/samples/approval-route.ts";
import { type RunAction, runApprovals, type TrailEntry } from "./approval-run.ts";
import { revisionLetter } from "./revision-letter.ts";
import { downloadCsv } from "#app/sections/download-csv.ts";
import { Button } from "#app/ui/button.tsx";
import { type Column, Table } from "#app/ui/table.tsx";

/** For those without JavaScript: the sample request, with one clock that ran out. */
const exampleActions: RunAction[] = [
  { kind: "sign", step: "quality" },
  { kind: "lapse", step: "finance" },
  { kind: "sign", step: "finance" },
  { kind: "sign", step: "plantManager" },
];

/** The trail as a revision table, newest first: it grows at the top, where the eye is. */
export function AuditTrail({ trail }: { trail: TrailEntry[] }) {
  const example = runApprovals(
    routeRequest(sampleRequest),
    sampleRequest.requestedBy,
    exampleActions,
  );
  return (
    <div className="border-t-[1.5px] border-line">
      <div className="flex flex-wrap items-center justify-between gap-x-6 gap-y-2 px-pad py-3">
        <h3 className="text-h4 font-medium tracking-snug">Complete audit trail</h3>
        <Button
          size="small"
          icon="download"
          onClick={() => downloadTrail(trail)}
          className="noscript:hidden"
        >
          Download CSV
        </Button>
      </div>
      <TrailTable trail={trail} className="noscript:hidden" />
      <TrailTable trail={example.trail} className="hidden noscript:table" />
    </div>
  );
}

const noted = "font-mono text-note leading-6";
const columns: Column<TrailEntry & { index: number }>[] = [
  {
    head: "Rev",
    width: "w-16 max-sm:w-12",
    cellClassName: noted,
    render: ({ index }) => revisionLetter(index),
  },
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
      rows={trail.map((entry, index) => ({ ...entry, index })).toReversed()}
      rowKey={({ index }) => index}
    />
  );
}

function downloadTrail(trail: TrailEntry[]) {
  const rows = trail.map(({ hour, text, by }, index) => [
    revisionLetter(index),
    String(hour),
    text,
    by,
  ]);
  downloadCsv("audit-trail", "entries", [["Revision", "Hour", "Description", "By"], ...rows]);
}
