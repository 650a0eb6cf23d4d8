import {
  controlDomains,
  type Framework,
  frameworks,
  type SecurityControl,
} from "#app/site/security/security-controls.ts";
import { type Column, Table } from "#app/ui/table.tsx";

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

export function ControlTable({ controls, pointedTo }: ControlTableProps) {
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
