import { forms } from "#contract/forms.ts";

import { LeadForm } from "./lead-form.tsx";
import { useMessagePrefill } from "./message-prefill.ts";

/** The message can arrive with the address: see `contactAddress`. */
export function LiveContactForm() {
  return <LeadForm form={forms.contact} ref={useMessagePrefill()} />;
}

export function LiveDemoForm() {
  return <LeadForm form={forms.demo} />;
}

/** `band` on the blog page, `footer` on every page. */
export function LiveNewsletterForm({ place }: { place: "band" | "footer" }) {
  return <LeadForm form={forms.newsletter} layout={place === "band" ? "line" : "compact"} />;
}
