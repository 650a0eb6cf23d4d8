import { claims } from "#app/content/claims.ts";
import { SectionMark } from "#app/ui/section-head.tsx";
import { SiteLink } from "#app/ui/site-link.tsx";
import { Zone } from "#app/ui/zone.tsx";

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
];

/** What every guide holds to, and the shelf's figures, which are illustrative and say so. */
export function HouseRules({ sheet }: { sheet: number }) {
  return (
    <Zone
      letter="C"
      space="bare"
      tone="blueprint"
      className="grid lg:grid-cols-[minmax(0,5fr)_minmax(0,7fr)]"
    >
      <div className="flex flex-col justify-between gap-12 border-line-2 gridded px-pad pt-zone pb-10 max-lg:border-b lg:border-r">
        <div>
          <SectionMark letter="C" sheet={sheet} />
          <h2 className="mt-5 text-h2">General notes, all guides.</h2>
        </div>
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
      </div>
      <ol className="grid">
        {rules.map((rule, index) => (
          <li
            key={rule.name}
            className="grid grid-cols-[2.5rem_minmax(0,1fr)] items-center gap-x-2 border-b border-hair px-pad py-6 md:grid-cols-[2.5rem_11rem_minmax(0,1fr)]"
          >
            <span aria-hidden="true" className="figures text-note text-ink-3">
              {index + 1}.
            </span>
            <h3 className="text-h4 font-medium tracking-snug">{rule.name}</h3>
            <p className="max-w-[52ch] text-ink-2 max-md:col-start-2">{rule.text}</p>
          </li>
        ))}
        <li className="grid grid-cols-[2.5rem_minmax(0,1fr)] items-center gap-x-2 px-pad py-6 md:grid-cols-[2.5rem_11rem_minmax(0,1fr)]">
          <span aria-hidden="true" className="figures text-note text-ink-3">
            {rules.length + 1}.
          </span>
          <h3 className="text-h4 font-medium tracking-snug">Forms to fill in</h3>
          <p className="max-w-[52ch] text-ink-2 max-md:col-start-2">
            What a guide explains, a template does: RFQ package, quote comparison, scorecard and
            approval matrix are{" "}
            <SiteLink to="/resources" className="text-link">
              among the resources
            </SiteLink>
            .
          </p>
        </li>
      </ol>
    </Zone>
  );
}
