import { formNames } from "#contract/forms.ts";
import { type Markup, markup } from "#server/html/markup.ts";
import type { LeadStore } from "#server/leads/store.ts";
import { OTHER } from "#server/visits/visit-counts.ts";
import { queryOf, send, type SignedIn } from "./desk-request.ts";
import { capital, type Choice, count, screen, select } from "./desk-screen.ts";
import {
  conversionOf,
  type Labeled,
  readVisitsQuery,
  reportOfVisits,
  spans,
  type VisitsReport,
} from "./visits-report.ts";

/** Longer lists say little more, and a page for each of a year's campaigns is slow to read. */
const MOST_ROWS = 40;

const thousands = (n: number) => n.toLocaleString("en-US");

/** What the site brings: drawings of the sums that the server keeps of visits. */
export async function showVisits(
  store: LeadStore,
  nowMs: number,
  { request, reply, session }: SignedIn,
) {
  const asked = readVisitsQuery(queryOf(request), nowMs);
  const report = reportOfVisits(await store.countsBetween(asked.firstDay, asked.lastDay), asked);
  const { totals } = report;
  const figures: [name: string, n: number][] = [
    ["Visits", totals.visit],
    ["Pages opened", totals.page],
    ["Forms begun", totals["form-begun"]],
    ["Forms sent", totals["form-sent"]],
    ["Files tried", totals.file],
    ["Searches without a result", totals["search-none"]],
  ];
  const main = markup`<div class="zone"><h1>What the site brings</h1>
<form method="get" action="/visits"><div class="cells">
${select("days", "Days", String(asked.span), spanChoices)}
${select("form", "Forms", asked.form, formChoices)}
</div><div class="actions"><button class="go">Show</button></div></form></div>
<section class="zone" aria-labelledby="sums"><h2 id="sums">${asked.firstDay} to ${asked.lastDay}</h2>
<dl class="sums">${figures.map(([name, n]) => markup`<div><dt>${name}</dt><dd>${thousands(n)}</dd></div>`)}</dl>
${drawingOfDays(report)}</section>
<section class="zone" aria-labelledby="pages"><h2 id="pages">Pages, and the forms sent from them</h2>${tableOfPages(report)}</section>
<div class="columns"><section class="zone" aria-labelledby="referrers"><h2 id="referrers">Sites that visits came from</h2>
${bars("Site", report.referrers, (label) => label || "None: typed, a bookmark, a mail")}</section>
<section class="zone" aria-labelledby="campaigns"><h2 id="campaigns">Campaigns</h2>
${bars("Source / medium / campaign", report.campaigns)}
<h2 id="files">Files tried</h2>${bars("Kind", report.files)}</section></div>
<div class="zone"><p>A visit begins where somebody comes from outside, or by an address they typed. Days are UTC. Not counted: programs that say what they are, and whoever sends Do Not Track or Global Privacy Control. Pages opened without JavaScript count; what needs it (forms begun, searches, files) does not. Today's sums are up to ten seconds old.</p></div>`;
  return send(reply, 200, screen({ title: "What the site brings", at: "visits", session, main }));
}

const spanChoices = spans.map((days): Choice => [String(days), `Last ${days} days`]);
const formChoices: Choice[] = [
  ["", "All forms"],
  ...formNames.map((name): Choice => [name, capital(name)]),
];

const HEIGHT = 120;
const DAY_WIDTH = 10;

/** For each day what was opened, and before it, in the signal's color, the visits. */
function drawingOfDays({ days, totals }: VisitsReport): Markup {
  const most = Math.max(1, ...days.flatMap(({ visits, opened }) => [visits, opened]));
  const bar = (index: number, n: number, kind: string) => {
    const height = Math.round((HEIGHT * n) / most);
    return markup`<rect class="${kind}" x="${index * DAY_WIDTH + 1}" y="${HEIGHT - height}" width="${DAY_WIDTH - 2}" height="${height}"/>`;
  };
  const said = `${count(totals.visit, "visit")} and ${count(totals.page, "page")} opened, by day; the most on one day is ${thousands(most)}.`;
  return markup`<svg class="days" viewBox="0 0 ${days.length * DAY_WIDTH} ${HEIGHT}" preserveAspectRatio="none" role="img" aria-label="${said}">${days.map(
    ({ visits, opened }, index) =>
      markup`${bar(index, opened, "opened")}${bar(index, visits, "visits")}`,
  )}</svg>
<p class="note"><span class="key visits"></span>Visits <span class="key opened"></span>Pages opened. The highest is ${thousands(most)}.</p>
<details><summary>The same as a table</summary><table><thead><tr><th scope="col">Day</th><th scope="col">Visits</th><th scope="col">Pages opened</th></tr></thead>
<tbody>${days.map(({ day, visits, opened }) => markup`<tr><td class="figures">${day}</td><td class="figures">${thousands(visits)}</td><td class="figures">${thousands(opened)}</td></tr>`)}</tbody></table></details>`;
}

function tableOfPages({ pages, totals }: VisitsReport): Markup {
  if (pages.length === 0) return nothing;
  const most = Math.max(1, ...pages.map(({ opened }) => opened));
  const figures = (opened: number, begun: number, sent: number) =>
    markup`<td class="figures">${thousands(opened)}</td><td class="figures wide">${thousands(begun)}</td><td class="figures">${thousands(sent)}</td><td class="figures">${conversionOf({ opened, sent })}</td>`;
  return markup`<table><thead><tr><th scope="col">Page</th><th scope="col" class="drawn wide"><span class="unseen">Drawn</span></th><th scope="col">Opened</th><th scope="col" class="wide">Begun</th><th scope="col">Sent</th><th scope="col">Conversion</th></tr></thead>
<tbody>${pages
    .slice(0, MOST_ROWS)
    .map(
      ({ path, opened, begun, sent }) =>
        markup`<tr><th scope="row">${path === OTHER ? "Not found, or not said" : path}</th><td class="drawn wide">${barOf(opened, most)}</td>${figures(opened, begun, sent)}</tr>`,
    )}</tbody>
<tfoot><tr><th scope="row">${pages.length > MOST_ROWS ? `All ${pages.length}` : "All"}</th><td class="wide"></td>${figures(totals.page, totals["form-begun"], totals["form-sent"])}</tr></tfoot></table>`;
}

const nothing = markup`<p>Nothing was counted in these days.</p>`;

function bars(name: string, rows: readonly Labeled[], said = (label: string) => label): Markup {
  if (rows.length === 0) return nothing;
  const most = Math.max(...rows.map(({ n }) => n));
  return markup`<table><thead><tr><th scope="col">${name}</th><th scope="col" class="drawn wide"><span class="unseen">Drawn</span></th><th scope="col">Count</th></tr></thead>
<tbody>${rows
    .slice(0, MOST_ROWS)
    .map(
      ({ label, n }) =>
        markup`<tr><th scope="row">${said(label)}</th><td class="drawn wide">${barOf(n, most)}</td><td class="figures">${thousands(n)}</td></tr>`,
    )}</tbody></table>`;
}

/** As long as the number is large; the number itself stands beside it. */
function barOf(n: number, most: number): Markup {
  const width = Math.round((1000 * n) / most) / 10;
  return markup`<svg class="drawn-bar" viewBox="0 0 100 8" preserveAspectRatio="none" aria-hidden="true"><rect class="visits" width="${width}" height="8"/></svg>`;
}
