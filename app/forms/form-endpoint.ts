import { FORM_ACTION } from "#contract/forms.ts";

/** Where forms are sent: to this site, unless a static host's build was told another address (FORM_ENDPOINT). */
export const formEndpoint: string = import.meta.env["FORM_ENDPOINT"] ?? FORM_ACTION;

/** Another site's form service knows neither our headers nor Netlify's attributes. */
export const postsToThisSite = formEndpoint.startsWith("/");
