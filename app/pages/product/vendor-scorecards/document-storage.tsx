import { formatDate } from "#app/format/format-date.ts";
import { ChoiceChips } from "#app/ui/choice-chips.tsx";
import { Icon } from "#app/ui/icon.tsx";
import { useChoices } from "#app/page/state/choice-codec.ts";
import { PhoneFold } from "#app/ui/phone-fold.tsx";
import { type Column, Table } from "#app/ui/table.tsx";
import { HeadedZone } from "#app/ui/drafting/headed-zone.tsx";

import { scorecards } from "./scorecards.ts";
import {
  byExpiry,
  daysLeftText,
  documentFilterCodec,
  documentState,
  documentStates,
  filterDocuments,
  noticeDays,
  sheetDate,
  type SupplierDocument,
  supplierDocuments,
} from "./document-register.ts";

const register = byExpiry(supplierDocuments);
const supplierNames = new Map<string, string>(scorecards.map(({ id, supplier }) => [id, supplier]));
/** In a block these share a line. */
const besideName = "max-lg:mr-4 max-lg:inline-block";
const columns: Column<SupplierDocument>[] = [
  { head: "No.", width: "w-24", isItem: true, render: "number" },
  { head: "Document", isRowHead: true, cellClassName: "font-medium", render: "name" },
  {
    head: "Supplier",
    width: "w-[22%]",
    cellClassName: besideName,
    render: ({ supplier }) => supplierNames.get(supplier),
  },
  {
    head: "Rev",
    name: "Rev",
    width: "w-16",
    cellClassName: `figures text-note leading-6 ${besideName}`,
    render: "revision",
  },
  {
    head: "Expires",
    width: "w-[17%]",
    cellClassName: ({ expires }) =>
      `figures text-note leading-6 ${expires ? besideName : "max-lg:hidden"}`,
    render: ({ expires }) =>
      expires ? <time dateTime={expires}>{formatDate(expires)}</time> : "None",
  },
  { head: "Status", width: "w-[24%]", render: (document) => <StateOf document={document} /> },
];

/** The register of what is on file, soonest to run out first. */
export function DocumentStorage() {
  const { chosen, chips } = useChoices(documentFilterCodec);
  const shown = filterDocuments(register, chosen.documents);

  return (
    <HeadedZone
      tone="blueprint"
      id="documents"
      title="Document storage with expiry dates."
      note={`Certificates, declarations and agreements, each with its revision and expiry date. You and the supplier get a notice ${noticeDays} days before a document expires.`}
    >
      <div className="flex flex-wrap items-end justify-between gap-x-10 gap-y-4 px-pad pb-5">
        <div className="noscript:hidden">
          <ChoiceChips label="Show" {...chips("documents")} />
        </div>
        <p role="status" className="note">
          {shown.length} of {register.length} documents, as of {formatDate(sheetDate)}
        </p>
      </div>
      <PhoneFold
        summary={`${shown.length} documents, soonest to expire first`}
        isNarrowed={shown.length < register.length}
      >
        <Table
          caption="Documents on file, soonest to expire first"
          stacks="lg-pairs"
          columns={columns}
          rows={shown}
          rowKey={({ number }) => number}
        />
      </PhoneFold>
    </HeadedZone>
  );
}

const looks = {
  expired: { color: "text-err", icon: "close" },
  due: { color: "text-warn", icon: "warning" },
  valid: { color: "text-ink", icon: "check" },
  open: { color: "text-ink-2", icon: "check" },
} as const;

function StateOf({ document }: { document: SupplierDocument }) {
  const state = documentState(document);
  const { color, icon } = looks[state];
  return (
    <span className={`flex items-start gap-2 ${color}`}>
      <Icon name={icon} className="mt-1 size-4 flex-none" />
      <span>
        {documentStates[state]}{" "}
        <span className="font-mono text-note">{daysLeftText(document)}</span>
      </span>
    </span>
  );
}
