import { claims } from "#app/site/claims.ts";
import { salesHours } from "#app/site/facts/sales-hours.ts";
import { Breadcrumbs } from "#app/layout/breadcrumbs.tsx";
import type { Page } from "#app/page/page.ts";
import { pageMeta } from "#app/page/page-meta.ts";
import { RelatedSheets } from "#app/sections/related-sheets.tsx";
import { whenSeen } from "#app/page/loading/deferred.tsx";
import { brand } from "#app/site/brand.ts";
import { uploadRule } from "#app/site/facts/upload-rule.ts";
import { ContactForm } from "#app/forms/contact-form.tsx";
import { ButtonLink } from "#app/ui/button.tsx";
import { FirstZone } from "#app/ui/drafting/zone.tsx";
import { TitleBlock } from "#app/ui/drafting/title-block.tsx";

export const handle: Page = {
  path: "/company/contact",
  name: "Contact",
  title: "Contact sales and support",
  description: `Write to sales or support. Sales responds within ${claims.salesResponse.figure}, all other messages get a reply within ${claims.contactReply.figure}. Offices in San Francisco, Austin and London.`,
};
export const meta = () => pageMeta(handle);

const OfficePlans = whenSeen(() => import("./contact/office-plans.tsx"));

export default function ContactPage() {
  return (
    <>
      <FirstZone space="bare">
        <Breadcrumbs page={handle} />
        <div className="grid lg:grid-cols-[minmax(0,5fr)_minmax(0,7fr)] lg:grid-rows-[auto_1fr]">
          <header className="px-pad pt-7 pb-8">
            <h1 className="text-h2 tracking-head">Contact sales and support.</h1>
            <p className="mt-5 max-w-160 text-pretty text-ink-2">
              Sales responds within {claims.salesResponse.figure}, {salesHours}. All other messages
              get a reply within {claims.contactReply.figure}. Phone numbers are below.
            </p>
          </header>
          <div className="flex flex-col border-line on-raised max-lg:border-t lg:row-span-2 lg:border-l">
            <SendMessage />
            <BookDemo />
          </div>
          <div className="flex flex-col border-t border-line">
            <Mailbox
              name="Sales"
              address={brand.mailboxes.sales}
              answer={`within ${claims.salesResponse.figure}`}
              text={`Plans, prices and trials. Attach an RFQ if you have one. ${uploadRule} ITAR is the US export rule for defense items, CUI is controlled unclassified information.`}
            />
            <Mailbox
              name="Support"
              address={brand.mailboxes.support}
              answer={`within ${claims.contactReply.figure}`}
              text={`Help with files, approvals and your account. Monitored ${claims.support.figure}.`}
            />
          </div>
        </div>
      </FirstZone>
      <OfficePlans />
      <RelatedSheets paths={["/demo", "/pricing", "/resources/docs"]} />
    </>
  );
}

/** Its code and records have no place in what the browser fetches. Used below alone: Rolldown drops an export used above. */
const subjects = import.meta.env.SSR ? await import("./contact/named-subjects.tsx") : null;

function SendMessage() {
  return (
    <div data-screen-only className="px-pad pt-7 pb-8">
      <h2 className="mb-6 text-h3">Send a message</h2>
      <noscript>{subjects && <subjects.NamedSubjects />}</noscript>
      <ContactForm />
    </div>
  );
}

function BookDemo() {
  return (
    <div className="flex flex-1 flex-col border-t border-line blueprint">
      <div className="flex flex-1 flex-wrap items-center justify-between gap-6 px-pad py-6">
        <div>
          <h2 className="text-h3">Book a demo.</h2>
          <p className="mt-3 max-w-[25em] text-ink-2">
            We read your own RFQ and its quotes. You keep the normalized quotes and get a proposal
            with the price.
          </p>
        </div>
        <ButtonLink to="/demo">Book a Demo</ButtonLink>
      </div>
      <TitleBlock
        className="grid-cols-2"
        entries={[
          { label: "Demo", value: claims.demoTime.figure, big: true },
          { label: "Proposal within", value: claims.demoProposal.figure, big: true },
        ]}
      />
    </div>
  );
}

interface MailboxProps {
  name: string;
  address: string;
  answer: string;
  text: string;
}

function Mailbox({ name, address, answer, text }: MailboxProps) {
  return (
    <div className="grid flex-1 content-center gap-x-4 gap-y-2 border-line px-pad pt-5 pb-6 not-last:border-b sm:grid-cols-[minmax(0,1fr)_auto]">
      <h2 className="text-h4 font-medium tracking-snug">{name}</h2>
      <p className="note sm:self-center">reply {answer}</p>
      <p className="max-w-[29em] text-small text-ink-2 sm:col-span-2">{text}</p>
      <a
        href={`mailto:${address}`}
        className="justify-self-start py-0.5 text-lede [overflow-wrap:anywhere] text-link sm:col-span-2"
      >
        {address}
      </a>
    </div>
  );
}
