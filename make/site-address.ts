import { defaultSiteUrl } from "#contract/brand.ts";

/** The public base address: canonical links, feeds and the sitemap are made from it at build. */
export function siteAddress(): string {
  const given = process.env["SITE_URL"]?.trim() || defaultSiteUrl;
  if (!URL.canParse(given) || !/^https?:$/.test(new URL(given).protocol)) {
    throw new Error(
      `SITE_URL must be an http or https address, for example https://www.example.com; it is "${given}".`,
    );
  }
  const { origin, pathname, search, hash } = new URL(given);
  if (pathname !== "/" || search !== "" || hash !== "") {
    throw new Error(
      `SITE_URL has a path. The site is served at the root of its host: set it to ${origin}.`,
    );
  }
  return origin;
}

/** Whether _headers asks browsers to preload HTTPS (server/site/security-headers.ts). */
export function hstsPreload(): boolean {
  const given = process.env["HSTS_PRELOAD"]?.trim() || "false";
  if (given !== "true" && given !== "false") {
    throw new Error(`HSTS_PRELOAD must be true or false; it is "${given}".`);
  }
  return given === "true";
}

/** Where forms are sent: to the site itself, or to the address that a static host without forms is told at build. */
export function formEndpoint(): string {
  const given = process.env["FORM_ENDPOINT"]?.trim() || "/";
  if (given !== "/" && !(URL.canParse(given) && new URL(given).protocol === "https:")) {
    throw new Error(
      `FORM_ENDPOINT must be an https address, for example https://forms.example.com/f/1; it is "${given}".`,
    );
  }
  return given;
}
