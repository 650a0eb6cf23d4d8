import { createHash } from "node:crypto";
import { readFileSync } from "node:fs";
import { commonHeaders } from "#server/site/security-headers.ts";
import { Markup, markup } from "./markup.ts";

const sheet = readFileSync(new URL("./sheet.css", import.meta.url), "utf8");
const sheetHash = createHash("sha256").update(sheet).digest("base64");

/** For pages that the server writes itself: no script, one sheet of styles, nothing from anywhere. */
export const documentHeaders: Readonly<Record<string, string>> = {
  ...commonHeaders,
  "Content-Security-Policy": [
    "default-src 'none'",
    `style-src 'sha256-${sheetHash}'`,
    "img-src data:",
    "form-action 'self'",
    "base-uri 'none'",
    "frame-ancestors 'none'",
  ].join("; "),
  "Cache-Control": "no-store",
  "Content-Type": "text/html; charset=utf-8",
};

/** A whole page on a sheet; the same colors, lines and letters as the site's, without its files. */
export function renderDocument(title: string, body: Markup): string {
  return markup`<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width">
<meta name="robots" content="noindex">
<title>${title}</title>
<link rel="icon" href="data:,">
<style>${new Markup(sheet)}</style>
</head>
<body><div class="sheet">${body}</div></body>
</html>
`.text;
}
