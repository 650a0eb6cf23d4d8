import { readFileSync } from "node:fs";
import { mkdir, readFile, writeFile } from "node:fs/promises";
import { dirname, join, relative } from "node:path";

import { buildDay } from "#app/site/build-day.ts";
import { plans } from "#app/site/plans/plans.ts";
import { upcomingSessions } from "#app/site/webinars/webinars.ts";
import { searchIndexPath } from "#app/search/search-index.ts";
import { budgetProblems, scriptWarning } from "./weight/budget-rules.ts";
import { checkPage, parsePage, type SitePage } from "./pages/site-rules.ts";
import type { BuildRecord } from "#make/build-record.ts";
import { sessionWarnings } from "#make/session-warnings.ts";
import { listFiles } from "#make/list-files.ts";
import {
  firstResultProblems,
  formEndpointProblems,
  llmsTxtProblems,
  searchIndexProblems,
  staticFormProblems,
} from "./files/file-rules.ts";
import { draftProblems, unpublishedNames } from "./files/draft-rules.ts";
import { planProblems, shelfProblems } from "./record-contradictions.ts";
import { secondSayings } from "./fact-sayings.ts";
import { checkSite } from "./pages/whole-site-rules.ts";
import { appSources } from "./words/app-sources.ts";
import { pageWords } from "./words/page-words.ts";
import { wordProblems } from "./words/word-budgets.ts";

/** Reads the finished build as a visitor's browser would and reports every broken rule with the page it is on. */
const client = "build/client";
const files = new Set((await listFiles(client)).map((file) => `/${relative(client, file)}`));
const pages: SitePage[] = await Promise.all(
  [...files]
    .filter((file) => file.endsWith(".html"))
    .map(async (file) => parsePage(file, await readFile(join(client, file), "utf8"))),
);

const contents = new Map<string, Buffer>();
const searchFile = await readFile(join(client, searchIndexPath), "utf8");
const { formEndpoint } = JSON.parse(await readFile("build/made-of.json", "utf8")) as BuildRecord;
const results = [
  ...(await Promise.all(pages.map((page) => checkPage(page, files)))).flat(),
  ...checkSite(pages),
  ...pages.map(({ file, html }) => ({
    rule: "within the budgets of a first load",
    file,
    problems: budgetProblems(html, readOnce),
  })),
  ...pages.flatMap(({ file, address, html }) => {
    const words = pageWords(address, html);
    return [
      {
        rule: "within the budgets of its words (npm run words)",
        file,
        problems: wordProblems(words),
      },
      {
        rule: "contradicts no settled fact (check/settled-facts.ts)",
        file,
        problems: words.contradictions,
      },
    ];
  }),
  {
    rule: "no settled fact is said outside of its record (check/settled-facts.ts)",
    file: "the site's sources",
    problems: secondSayings(await appSources()),
  },
  {
    rule: "finds every listed page, within its budget",
    file: searchIndexPath,
    problems: [...searchIndexProblems(searchFile, pages), ...firstResultProblems(searchFile)],
  },
  {
    rule: "forms go where the build was told (FORM_ENDPOINT)",
    file: "/_headers",
    problems: formEndpointProblems(
      formEndpoint,
      pages,
      await readFile(join(client, "_headers"), "utf8"),
    ),
  },
  {
    rule: "each form is in the HTML, with all its fields, and a static host finds it unless it goes elsewhere",
    file: "the site",
    problems: staticFormProblems(formEndpoint, pages),
  },
  {
    rule: "the limits of a plan and the lines of its card say the same",
    file: "app/site/plans/plans.json",
    problems: planProblems(plans),
  },
  ...pages.map(({ file, html }) => ({
    rule: "says as many guides as there are",
    file,
    problems: shelfProblems(html),
  })),
  {
    rule: "nothing of a draft, or of what has its day before it, is in a built file",
    file: "the site",
    problems: draftProblems(await unpublishedNames(), files, readOnce),
  },
  {
    rule: "names every Markdown twin",
    file: "/llms.txt",
    problems: llmsTxtProblems(await readFile(join(client, "llms.txt"), "utf8"), files),
  },
];
const broken = results.filter((result) => result.problems.length > 0);
for (const { rule, file, problems } of broken) {
  console.error(`${file}: ${rule}\n${problems.map((problem) => `  - ${problem}`).join("\n")}`);
}
const counts = { passed: results.length - broken.length, failed: broken.length };
console.log(`${pages.length} pages checked: ${counts.passed} rules held, ${counts.failed} broken`);

const notes = [...sessionWarnings(upcomingSessions, buildDay), ...scriptWarning(pages, readOnce)];
for (const note of notes) console.warn(`Soon: ${note}`);

const report = process.env["TEST_REPORT"];
if (report) {
  await mkdir(dirname(report), { recursive: true });
  const failures = broken.map(({ rule, file, problems }) => ({
    name: `${file}: ${rule}`,
    message: problems.join("\n"),
  }));
  await writeFile(report, JSON.stringify({ passed: counts.passed, failures, notes }));
}
process.exitCode = broken.length === 0 ? 0 : 1;

function readOnce(path: string): Buffer {
  const content = contents.get(path) ?? readFileSync(join(client, path));
  contents.set(path, content);
  return content;
}
