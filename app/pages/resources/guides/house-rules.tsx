import { claims } from "#app/site/claims.ts";
import { NumberedNotes } from "#app/sections/numbered-notes.tsx";
import { SiteLink } from "#app/ui/site-link.tsx";

const rules = [
  {
    name: "Arithmetic you can redo",
    text: "Every worked figure and every total is recalculated by a test before a guide is published. If you find one that is off, write to us; you would be the first.",
  },
  {
    name: "A real PDF",
    text: "Selectable text, bookmarks, page numbers, our own drawings. The number of pages on the card is counted, not promised.",
  },
  {
    name: "No form in front",
    text: "Nothing to fill in, nothing to confirm. The file is a link, and it works with JavaScript off.",
  },
  {
    name: "Forms to fill in",
    text: (
      <>
        What a guide explains, a template does: RFQ package, quote comparison, scorecard and
        approval matrix are{" "}
        <SiteLink to="/resources#templates" className="text-link">
          among the resources
        </SiteLink>
        .
      </>
    ),
  },
];

/** What every guide holds to, and the shelf's figures, which are illustrative and say so. */
export function HouseRules() {
  return (
    <NumberedNotes title="General notes, all guides." notes={rules}>
      <div>
        <dl className="flex flex-wrap gap-x-12 gap-y-8">
          {[claims.guides, claims.downloads].map(({ figure, label }) => (
            <div key={label} className="flex flex-col-reverse gap-3">
              <dt className="text-h4">{label}</dt>
              <dd className="text-mega tracking-figure">{figure}</dd>
            </div>
          ))}
        </dl>
        <p className="mt-6 max-w-[46ch] note">
          These two figures, ratings and download counts are illustrative. Pages and minutes are
          measured.
        </p>
      </div>
    </NumberedNotes>
  );
}
