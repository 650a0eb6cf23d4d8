import { createHash } from "node:crypto";
import { readFileSync } from "node:fs";

import { brandMark, brandName } from "#contract/brand.ts";
import { commonHeaders } from "#server/site/security-headers.ts";

import { fontSheetPath } from "./fonts.ts";
import { Markup, markup } from "./markup.ts";

/** For the site's styles the colors are a theme; here they are plain variables. */
const colors = readFileSync(new URL("../../contract/colors.css", import.meta.url), "utf8")
  .replace("@theme", ":root")
  .replaceAll(/^\s*--[a-z]+-\*: initial;\n/gm, "");
const sheet =
  colors +
  readFileSync(new URL("./sheet.css", import.meta.url), "utf8") +
  readFileSync(new URL("./drawn.css", import.meta.url), "utf8");
const sheetHash = createHash("sha256").update(sheet).digest("base64");

/** For pages that the server writes itself: no script, nothing from anywhere else. */
export const documentHeaders: Readonly<Record<string, string>> = {
  ...commonHeaders,
  "Content-Security-Policy": [
    "default-src 'none'",
    `style-src 'self' 'sha256-${sheetHash}'`,
    "font-src 'self'",
    "img-src data:",
    "form-action 'self'",
    "base-uri 'none'",
    "frame-ancestors 'none'",
  ].join("; "),
  "Cache-Control": "no-store",
  "Content-Type": "text/html; charset=utf-8",
};

/** A whole page on a sheet, with the same colors, lines and letters as the site's. */
export function renderDocument(title: string, body: Markup): string {
  return markup`<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width">
<meta name="robots" content="noindex">
<title>${title}</title>
<link rel="icon" href="data:,">
<link rel="stylesheet" href="${fontSheetPath}">
<style>${new Markup(sheet)}</style>
</head>
<body><div class="sheet">${body}</div></body>
</html>
`.text;
}

const { ring, leader, tip } = brandMark;

/** The mark and what the pages are for, as at the head of every sheet of the site. */
export const brandLabel = (what: string): Markup =>
  markup`<span class="brand"><svg viewBox="0 0 26 26" width="20" height="20" fill="none" stroke-width="2.5" stroke-linecap="round" aria-hidden="true"><circle cx="${ring.center}" cy="${ring.center}" r="${ring.radius}" stroke="currentColor"/><path class="leader" d="${leader}"/><path class="tip" d="${tip}"/></svg>${brandName} ${what}</span>`;

/** The title block at the foot of a sheet. */
export const titleBlock = (entries: readonly (readonly [label: string, value: string])[]): Markup =>
  markup`<footer><dl class="title-block">${entries.map(
    ([label, value]) => markup`<div><dt>${label}</dt><dd>${value}</dd></div>`,
  )}</dl></footer>`;
