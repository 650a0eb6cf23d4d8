import { brandMark, brandName } from "#contract/brand.ts";
import { type Markup, markup } from "./markup.ts";

const { ring, leader, tip } = brandMark;

/** The mark and what the pages are for, as at the head of every sheet of the site. */
export const brandLabel = (what: string): Markup =>
  markup`<span class="brand"><svg viewBox="0 0 26 26" width="20" height="20" fill="none" stroke-width="2.5" stroke-linecap="round" aria-hidden="true"><circle cx="${ring.center}" cy="${ring.center}" r="${ring.radius}" stroke="currentColor"/><path class="leader" d="${leader}"/><path class="tip" d="${tip}"/></svg>${brandName} ${what}</span>`;

/** The title block at the foot of a sheet. */
export const titleBlock = (entries: readonly (readonly [label: string, value: string])[]): Markup =>
  markup`<footer><dl class="title-block">${entries.map(
    ([label, value]) => markup`<div><dt>${label}</dt><dd>${value}</dd></div>`,
  )}</dl></footer>`;
