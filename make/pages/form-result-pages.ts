import { createElement } from "react";
import { renderToStaticMarkup } from "react-dom/server";

import { FormResult } from "#app/forms/form-result.tsx";
import { type FormName, formNames, forms } from "#contract/forms.ts";

interface Outcome {
  /** Document title and title block. */
  title: string;
  message: string;
  advice: string;
}

/**
 * The pages that answer a form posted without a script, by file name. The not-found page lends header and footer.
 * They are served at `/`, where the site's scripts would hydrate them as the home page: none stays.
 */
export function formResultPages(notFoundHtml: string): Record<string, string> {
  const shell = withoutScripts(withoutDescription(notFoundHtml));
  return Object.fromEntries(
    formNames.flatMap((form) => [
      [`${form}-success.html`, fill(shell, form, succeeded(form))],
      [`${form}-failure.html`, fill(shell, form, failed(form))],
    ]),
  );
}

function succeeded(form: FormName): Outcome {
  return {
    title: "Received",
    message: forms[form].successMessage,
    advice: "You can close this page. Loading it again does not send the form twice.",
  };
}

function failed(form: FormName): Outcome {
  return {
    title: "Not sent",
    message: forms[form].failureMessage,
    advice:
      "Nothing was kept here. Go back in your browser: what you typed should still be in the form.",
  };
}

function fill(shell: string, form: FormName, { title, message, advice }: Outcome): string {
  const screen = renderToStaticMarkup(createElement(FormResult, { form, message, advice }));
  const contents: [place: RegExp, content: string][] = [
    [/(<main\b[^>]*>).*(<\/main>)/s, screen],
    [/(<title>).*?((?: · [^<]*)?<\/title>)/, title],
    [/(<\/title>)()/, '<meta name="robots" content="noindex"/>'],
    [/(<dt[^>]*>Title<\/dt><dd[^>]*>)[^<]*(<\/dd>)/, title],
  ];
  return contents.reduce((html, [place, content]) => put(html, place, content), shell);
}

/** Puts content between the two groups of a pattern. */
function put(html: string, place: RegExp, content: string): string {
  if (!place.test(html)) {
    throw new Error(`The not-found page has no ${place}: adapt make/pages/form-result-pages.ts.`);
  }
  return html.replace(place, (_match, before: string, after: string) => before + content + after);
}

/** Also the buttons that only a script makes work; a popover's and a form's own need none. */
function withoutScripts(html: string): string {
  return html
    .replace(/<script\b.*?<\/script>/gs, "")
    .replace(/<link rel="modulepreload"[^>]*>/g, "")
    .replace(/<button\b(?![^>]*(?:popovertarget|type="submit"))[^>]*>.*?<\/button>/gis, "");
}

/** What the not-found page says of itself to search engines and social sites. */
function withoutDescription(html: string): string {
  return html.replace(
    /<meta (?:name="(?:robots|description|twitter:[^"]*)"|property="og:)[^>]*>/g,
    "",
  );
}
