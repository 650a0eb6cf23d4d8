import { whenTouched } from "#app/page/loading/deferred.tsx";

/** Plain HTML that posts by itself until the visitor touches the page. */
export const ContactForm = whenTouched(
  async () => (await import("./live-forms.tsx")).LiveContactForm,
);
