import { claims } from "#app/site/claims.ts";
import { NumberedNotes } from "#app/sections/numbered-notes.tsx";
import { SiteLink } from "#app/ui/site-link.tsx";

const rules = {
  "Arithmetic you can redo":
    "Every worked figure and every total is recalculated by a test before a guide is published. If you find an error, write to us.",
  "A real PDF": "Each PDF has selectable text, bookmarks and page numbers.",
  "No sign-up":
    "Each file is a plain link. It works without an email address and without JavaScript.",
  Templates: (
    <>
      RFQ package, quote comparison, scorecard and approval matrix are{" "}
      <SiteLink to="/resources#templates" className="text-link">
        templates to download
      </SiteLink>
      .
    </>
  ),
};

/** What every guide holds to, and the shelf's figures, which are illustrative and say so. */
export function HouseRules() {
  return (
    <NumberedNotes title="About the guides." notes={rules}>
      <div>
        <dl className="flex flex-wrap gap-x-10 gap-y-8">
          {[claims.guides, claims.downloads].map(({ figure, label }) => (
            <div key={label} className="flex flex-col-reverse gap-3">
              <dt className="text-h4">{label}</dt>
              <dd className="text-mega tracking-figure">{figure}</dd>
            </div>
          ))}
        </dl>
        <p className="mt-6 max-w-[29em] note">
          These two figures, ratings and download counts are illustrative. Pages and minutes are
          measured.
        </p>
      </div>
    </NumberedNotes>
  );
}
