import { scorecards } from "./scorecards.ts";
import {
  noticeDays,
  sheetDate,
  type SupplierDocument,
  supplierDocuments,
} from "./supplier-documents.ts";
import {
  byExpiry,
  daysLeftText,
  documentFilterCodec,
  documentState,
  documentStates,
  filterDocuments,
} from "./document-register.ts";
import { formatDate } from "#app/format/format-date.ts";
import { ChoiceChips } from "#app/ui/choice-chips.tsx";
import { classNames } from "#app/ui/class-names.ts";
import { Icon } from "#app/ui/icon.tsx";
import { SectionHead } from "#app/ui/drafting/section-head.tsx";
import { useAddressState } from "#app/page/state/use-address-state.ts";
import { Zone } from "#app/ui/drafting/zone.tsx";
import { PhoneFold } from "#app/ui/phone-fold.tsx";

const filterOptions = [
  { value: "all", label: "All" },
  { value: "due", label: documentStates.due },
  { value: "expired", label: documentStates.expired },
];
const register = byExpiry(supplierDocuments);
const supplierNames = new Map<string, string>(scorecards.map(({ id, supplier }) => [id, supplier]));
const head =
  "border-y border-line px-3 py-2.5 text-left font-mono text-label font-[450] text-ink-3";
const cell =
  "px-3 py-3 align-top max-lg:block max-lg:px-0 max-lg:py-0.5 lg:border-l lg:border-hair";
/** In a block these share a line. */
const besideName = "max-lg:mr-4 max-lg:inline-block";

/** The register of what is on file, soonest to run out first. */
export function DocumentStorage() {
  const { state, setState } = useAddressState(documentFilterCodec);
  const shown = filterDocuments(register, state.documents);

  return (
    <Zone space="flush" tone="blueprint" id="documents">
      <SectionHead title="Document storage with expiry dates.">
        <p>
          Certificates, declarations and agreements, each with its revision and expiry date. You and
          the supplier get a notice {noticeDays} days before a document expires.
        </p>
      </SectionHead>
      <div className="flex flex-wrap items-end justify-between gap-x-10 gap-y-4 px-pad pb-5">
        <div className="noscript:hidden">
          <ChoiceChips
            label="Show"
            name="documents"
            options={filterOptions}
            value={state.documents ?? "all"}
            onChange={(value) =>
              setState(() => documentFilterCodec.choice("documents", value), "push")
            }
          />
        </div>
        <p role="status" className="note">
          {shown.length} of {register.length} documents, as of {formatDate(sheetDate)}
        </p>
      </div>
      <PhoneFold
        summary={`${shown.length} documents, soonest to expire first`}
        isNarrowed={shown.length < register.length}
      >
        <table className="w-full border-collapse border-line text-small max-lg:block max-lg:border-t">
          <caption className="sr-only">Documents on file, soonest to expire first</caption>
          <thead className="max-lg:sr-only">
            <tr>
              <th scope="col" className={`${head} w-24 pl-pad`}>
                No.
              </th>
              <th scope="col" className={`${head} border-l border-l-hair`}>
                Document
              </th>
              <th scope="col" className={`${head} w-[22%] border-l border-l-hair`}>
                Supplier
              </th>
              <th scope="col" className={`${head} w-16 border-l border-l-hair`}>
                Rev
              </th>
              <th scope="col" className={`${head} w-[17%] border-l border-l-hair`}>
                Expires
              </th>
              <th scope="col" className={`${head} w-[24%] border-l border-l-hair`}>
                Status
              </th>
            </tr>
          </thead>
          <tbody className="max-lg:block md:max-lg:grid md:max-lg:grid-cols-2">
            {shown.map((document) => (
              <tr
                key={document.number}
                className="border-hair not-first:border-t last:odd:col-span-full max-lg:relative max-lg:block max-lg:py-3 max-lg:pr-pad max-lg:pl-20 md:max-lg:nth-2:border-t-0"
              >
                <td className="px-3 py-3 align-top figures text-note leading-6 text-ink-3 max-lg:absolute max-lg:left-pad max-lg:p-0 lg:pl-pad">
                  {document.number}
                </td>
                <th scope="row" className={`${cell} text-left font-medium`}>
                  {document.name}
                </th>
                <td className={`${cell} ${besideName}`}>{supplierNames.get(document.supplier)}</td>
                <td className={`${cell} ${besideName} figures text-note leading-6`}>
                  <span className="text-ink-3 lg:hidden">Rev </span>
                  {document.revision}
                </td>
                <td
                  className={`${cell} figures text-note leading-6 ${document.expires ? besideName : "max-lg:hidden"}`}
                >
                  {document.expires ? (
                    <time dateTime={document.expires}>{formatDate(document.expires)}</time>
                  ) : (
                    "None"
                  )}
                </td>
                <td className={cell}>
                  <StateOf document={document} />
                </td>
              </tr>
            ))}
          </tbody>
        </table>
      </PhoneFold>
    </Zone>
  );
}

const stateColors = {
  expired: "text-err",
  due: "text-warn",
  valid: "text-ink",
  open: "text-ink-2",
};
const stateIcons = { expired: "close", due: "warning", valid: "check", open: "check" } as const;

function StateOf({ document }: { document: SupplierDocument }) {
  const state = documentState(document);
  return (
    <span className={classNames("flex items-start gap-2", stateColors[state])}>
      <Icon name={stateIcons[state]} className="mt-1 size-4 flex-none" />
      <span>
        {documentStates[state]}{" "}
        <span className="font-mono text-note">{daysLeftText(document)}</span>
      </span>
    </span>
  );
}
