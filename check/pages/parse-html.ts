import { JSDOM } from "jsdom";

/** A built page without its inlined rules: no check asks for styles, and reading them takes as long as all the rest. */
export function documentOf(html: string): Document {
  return new JSDOM(html.replaceAll(/<style>[\s\S]*?<\/style>/g, "<style></style>")).window.document;
}
