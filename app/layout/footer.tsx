import { brand } from "#app/site/brand.ts";
import { footerGroups, legalLinks } from "./footer-links.ts";
import { overallStatus, overallStatusTexts, services } from "#app/site/status/services.ts";
import { NewsletterForm } from "#app/forms/newsletter-form.tsx";
import { drawingNumber, sheetCount, sheetNumber } from "#app/page/drawing-number.ts";
import { SiteLink } from "#app/ui/site-link.tsx";
import { TitleBlock } from "#app/ui/drafting/title-block.tsx";
import { unbroken } from "#app/ui/unbroken.tsx";

import { BrandLink } from "./brand-link.tsx";
import { useCurrentPage } from "./use-current-page.ts";
import { PhoneFold } from "#app/ui/phone-fold.tsx";

const linkClasses =
  "no-underline hover:underline hover:decoration-1 hover:underline-offset-[0.2em]";

const lamps = { operational: "bg-ok", degraded: "bg-warn", outage: "bg-err" };

export function Footer() {
  return (
    <footer className="zone laid-out-piece">
      <div className="min-w-0 border-x border-line-2">
        <div className="md:grid md:grid-cols-5 lg:grid-cols-[minmax(0,3.2fr)_repeat(5,minmax(0,1.76fr))]">
          <div className="p-pad md:col-span-full lg:col-span-1">
            <BrandLink className="text-[clamp(2rem,1.4rem+2vw,3.25rem)]" />
            <p className="mt-5 max-w-[19em] text-small text-ink-2">{brand.description}</p>
            <div className="mt-5 max-w-sm">
              <NewsletterForm place="footer" />
            </div>
          </div>
          {footerGroups.map((group) => (
            <nav
              key={group.heading}
              aria-label={group.heading}
              className="break-inside-avoid text-small md:p-pad"
            >
              <h2 className="mb-3 label max-md:hidden">{group.heading}</h2>
              <PhoneFold summary={group.heading}>
                <ul className="max-md:columns-2 max-md:px-pad max-md:pb-4">
                  {group.links.map((link) => (
                    <li key={link.to}>
                      <SiteLink to={link.to} className={`${linkClasses} inline-block py-1`}>
                        {unbroken(link.label)}
                      </SiteLink>
                    </li>
                  ))}
                </ul>
              </PhoneFold>
            </nav>
          ))}
        </div>
        <p className="border-hair px-pad pb-5 note max-md:border-t max-md:pt-4">
          {brand.illustrativeNotice}
        </p>
        <SheetTitleBlock />
      </div>
    </footer>
  );
}

/** The sheet's title block: what a drawing says of itself, bottom right on paper, full width here. */
function SheetTitleBlock() {
  const page = useCurrentPage();
  const sheet = page ?? { path: null };
  const number = [sheetNumber(sheet), page?.detail?.number].filter(Boolean).join(".");
  const status = overallStatus(services);
  return (
    <TitleBlock
      className="grid-cols-2 md:grid-cols-4 xl:grid-cols-[minmax(0,1fr)_repeat(7,auto)]"
      entries={[
        { label: "Title", value: page?.name ?? brand.name },
        { label: "Drawing no.", value: drawingNumber(sheet) },
        { label: "Sheet", value: `${number} of ${sheetCount}` },
        { label: "Rev", value: page?.revision ?? "J" },
        { label: "Scale", value: "1:1" },
        {
          label: "Status",
          value: (
            <SiteLink to="/status" className={`${linkClasses} inline-flex items-baseline gap-2`}>
              <i className={`size-2 flex-none rounded-full ${lamps[status]}`} />
              <span className="text-balance">
                <span className="sr-only">Status:</span> {overallStatusTexts[status]}
              </span>
            </SiteLink>
          ),
        },
        {
          label: "Legal",
          value: (
            <span className="-my-1 flex flex-wrap gap-x-4">
              {legalLinks.map((link) => (
                <SiteLink key={link.to} to={link.to} className={`${linkClasses} py-1`}>
                  {link.label}
                </SiteLink>
              ))}
            </span>
          ),
        },
        { label: `© ${brand.copyrightYear}`, value: brand.legalName },
      ]}
    />
  );
}
