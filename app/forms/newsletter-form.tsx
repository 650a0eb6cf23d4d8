import { whenTouched } from "#app/page/loading/deferred.tsx";

/** Plain HTML that posts by itself until the visitor touches the page. It stands in the footer too. */
export const NewsletterForm = whenTouched(
  async () => (await import("./live-forms.tsx")).LiveNewsletterForm,
  { outlivesPage: true },
);
