import type { ReactNode } from "react";

import { brand } from "#app/site/brand.ts";
import { claims } from "#app/site/claims.ts";
import { frameworks, securitySubjects } from "#app/site/security/security-controls.ts";
import { contactAddress } from "#app/forms/message-prefill.ts";
import { ArrowLink } from "#app/ui/arrow-link.tsx";
import { SectionHead } from "#app/ui/drafting/section-head.tsx";
import { Zone } from "#app/ui/drafting/zone.tsx";

const mailbox = (
  <a href={`mailto:${brand.mailboxes.security}`} className="break-words text-link">
    {brand.mailboxes.security}
  </a>
);

const reasons: { title: string; text: string; way: ReactNode }[] = [
  {
    title: "You found a hole",
    text: "Write before you publish. Tell us how to see it; we tell you when it is closed, and thank you by name if you like.",
    way: mailbox,
  },
  {
    title: "You need the paper",
    text: `The ${frameworks.soc2} report, the processing agreement, the list of subprocessors. A reply comes within ${claims.contactReply.figure}.`,
    way: <ArrowLink to={contactAddress(securitySubjects.papers)}>Ask for the documents</ArrowLink>,
  },
  {
    title: "You heard of an incident",
    text: `Customers concerned are notified within ${claims.incidentNotice.figure}, our target. The log is public.`,
    way: <ArrowLink to="/status">See the status page</ArrowLink>,
  },
];

export function Contact() {
  return (
    <Zone space="flush" id="contact">
      <SectionHead title="Write to the people who hold the keys.">
        <p>One mailbox, read by engineers. No ticket number, no form to find the form.</p>
      </SectionHead>
      <ul className="ruled-cells border-t border-line [--cell-rule:var(--color-line-2)] lg:grid-cols-3">
        {reasons.map(({ title, text, way }) => (
          <li key={title} className="flex flex-col items-start gap-3 p-pad">
            <h3 className="text-h4 font-medium tracking-snug">{title}</h3>
            <p className="mb-2 max-w-[46ch] text-small text-ink-2">{text}</p>
            <p className="mt-auto">{way}</p>
          </li>
        ))}
      </ul>
    </Zone>
  );
}
