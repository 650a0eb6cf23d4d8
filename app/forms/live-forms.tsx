import type { ReactNode } from "react";

import { forms } from "#contract/forms.ts";

import { BookedDemo } from "./booked-demo.tsx";
import { LeadForm } from "./lead-form.tsx";
import { useMessagePrefill } from "./message-prefill.ts";

/** The message can arrive with the address: see `contactAddress`. */
export function LiveContactForm() {
  return <LeadForm form={forms.contact} ref={useMessagePrefill()} />;
}

/** What the visitor may choose beside the fields stands before the message. */
export function LiveDemoForm({ children }: { children: ReactNode }) {
  return <LeadForm form={forms.demo} beforeMessage={children} afterSent={BookedDemo} />;
}

/** `band` on the blog page, `footer` on every page. */
export function LiveNewsletterForm({ place }: { place: "band" | "footer" }) {
  return <LeadForm form={forms.newsletter} layout={place === "band" ? "line" : "compact"} />;
}
