import type { ReactNode } from "react";
import pinTumbler from "drawing:pin-tumbler";

import { brand } from "#app/site/brand.ts";
import { claims } from "#app/site/claims.ts";
import { frameworks, securitySubjects } from "#app/site/security/security-controls.ts";
import { contactAddress } from "#app/forms/message-prefill.ts";
import { ArrowLink } from "#app/ui/arrow-link.tsx";
import { SectionHead } from "#app/ui/drafting/section-head.tsx";
import { Zone } from "#app/ui/drafting/zone.tsx";
import { CallToAction } from "#app/sections/call-to-action.tsx";
import { DemoOr } from "#app/ui/button.tsx";

const mailbox = (
  <a href={`mailto:${brand.mailboxes.security}`} className="break-words text-link">
    {brand.mailboxes.security}
  </a>
);

const reasons: { title: string; text: string; way: ReactNode }[] = [
  {
    title: "Report a vulnerability",
    text: "Please write to us before you publish. Describe how to reproduce it. We tell you when it is fixed and credit you if you wish.",
    way: mailbox,
  },
  {
    title: "Ask for documents",
    text: `The ${frameworks.soc2} report, the data processing agreement and the list of subprocessors. We reply within ${claims.contactReply.figure}.`,
    way: <ArrowLink to={contactAddress(securitySubjects.papers)}>Ask for the documents</ArrowLink>,
  },
  {
    title: "Check for incidents",
    text: `Our target is to notify affected customers within ${claims.incidentNotice.figure}. Incidents are listed on the status page.`,
    way: <ArrowLink to="/status">See the status page</ArrowLink>,
  },
];

export function Contact() {
  return (
    <Zone space="flush" id="contact">
      <SectionHead title="Contact the security team.">
        <p>Security engineers read this mailbox.</p>
      </SectionHead>
      <ul className="ruled-cells border-t border-line [--cell-rule:var(--color-line-2)] lg:grid-cols-3">
        {reasons.map(({ title, text, way }) => (
          <li key={title} className="flex flex-col items-start gap-3 p-pad">
            <h3 className="text-h4 font-medium tracking-snug">{title}</h3>
            <p className="mb-2 max-w-[29em] text-small text-ink-2">{text}</p>
            <p className="mt-auto">{way}</p>
          </li>
        ))}
      </ul>
    </Zone>
  );
}

export function Closing() {
  return (
    <CallToAction
      title="Review us before you buy."
      lead="Ask for the documents, or book a demo and bring your security reviewer."
      drawing={pinTumbler}
    >
      <DemoOr to={contactAddress(securitySubjects.papers)}>Ask for the documents</DemoOr>
    </CallToAction>
  );
}
