import type { ReactNode } from "react";

import { claims } from "#app/site/claims.ts";
import { trial } from "#app/site/facts/trial.ts";
import { annualSavingsText } from "#app/site/plans/annual-saving.ts";
import { SiteLink } from "#app/ui/site-link.tsx";
import { SideHead } from "#app/ui/drafting/headed-zone.tsx";
import { Zone } from "#app/ui/drafting/zone.tsx";
import { PhoneFold } from "#app/ui/phone-fold.tsx";
import { unbroken } from "#app/ui/unbroken.tsx";

const inclusions: { heading: string; text: ReactNode }[] = [
  {
    heading: `${claims.trial.figure} ${claims.trial.label}.`,
    text: (
      <>
        <SiteLink to={trial.tool} className="text-link">
          Try the analyzer
        </SiteLink>{" "}
        in your browser now. You need no account. {unbroken(trial.begin)}
      </>
    ),
  },
  { heading: "No credit card.", text: "We ask for payment details only when you subscribe." },
  {
    heading: "No setup fees.",
    text: "You forward quotes to an email address. There is nothing to install.",
  },
  {
    heading: "Cancel anytime.",
    text: (
      <>
        You can export your data for {claims.dataExport.figure} after your plan ends. See the{" "}
        <SiteLink to="/legal/terms" className="text-link">
          terms
        </SiteLink>
        .
      </>
    ),
  },
  {
    heading: `A ${claims.annualDiscount.figure} discount on annual plans.`,
    text: `It saves ${annualSavingsText()}, compared with the same plan billed monthly.`,
  },
];

/** What every plan includes, as a drawing's general notes. */
export function Inclusions() {
  return (
    <Zone tone="raised">
      <div className="grid gap-y-8 px-pad lg:grid-cols-12">
        <SideHead
          className="lg:col-span-5 lg:pr-pad"
          title="Included in every plan."
          note="These terms apply to Starter, Growth and Enterprise."
        />
        <PhoneFold summary="The terms" className="max-md:-mx-pad lg:col-span-7">
          <ol className="gap-x-8 border-b border-hair max-md:px-pad print:columns-2">
            {inclusions.map(({ heading, text }, index) => (
              <li
                key={heading}
                className="grid grid-cols-[2.5rem_minmax(0,1fr)] border-t border-hair py-4"
              >
                <span aria-hidden="true" className="pt-1 figures text-note text-ink-3">
                  {index + 1}.
                </span>
                <div>
                  <h3 className="inline font-strong tracking-snug">{heading}</h3>{" "}
                  <p className="inline text-ink-2">{text}</p>
                </div>
              </li>
            ))}
          </ol>
        </PhoneFold>
      </div>
    </Zone>
  );
}
