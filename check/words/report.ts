import { readFile } from "node:fs/promises";
import { join } from "node:path";
import { styleText } from "node:util";

import { builtAddresses } from "../built-addresses.ts";
import { secondSayings } from "../fact-sayings.ts";
import { settledFacts } from "../settled-facts.ts";
import { appSources } from "./app-sources.ts";
import { pageWords, wordsOf } from "./page-words.ts";
import { wordProblems } from "./word-budgets.ts";

/** `npm run words [-- /address]`: what the built pages say, in figures; with an address, the words themselves. */
const client = process.env["BUILD_DIRECTORY"] ?? "build/client";
const wanted = process.argv[2];
const pages = await Promise.all(
  builtAddresses(client).map(async (address) =>
    pageWords(address, await readFile(join(client, address, "index.html"), "utf8")),
  ),
);

if (wanted === undefined) reportSite();
else reportPage(wanted);

const again = [
  ...secondSayings(await appSources()),
  ...pages.flatMap(({ address, contradictions }) =>
    contradictions.map((problem) => `${address} ${problem}`),
  ),
];
if (again.length > 0) {
  console.error(`\nSaid outside of the record, or otherwise:\n  ${again.join("\n  ")}`);
  process.exitCode = 1;
}

function reportSite() {
  const columns = [
    "words",
    "a sentence",
    "longest",
    "metaphors",
    "tics",
    "illustrative",
    "said twice",
  ];
  console.log(`${"page".padEnd(48)}${columns.map((name) => name.padStart(13)).join("")}`);
  for (const page of pages) {
    const figures = [
      page.words,
      page.sentence.toFixed(1),
      wordsOf(page.longest).length,
      page.metaphors.length,
      page.tics.length,
      page.illustrative.length,
      page.repeated.length,
    ];
    const line = `${page.address.padEnd(48)}${figures.map((figure) => String(figure).padStart(13)).join("")}`;
    console.log(wordProblems(page).length > 0 ? styleText("red", line) : line);
  }
  const sum = (count: (page: (typeof pages)[number]) => number) =>
    pages.reduce((total, page) => total + count(page), 0);
  console.log(
    `\n${pages.length} pages, ${sum(({ words }) => words)} words, ${sum(({ metaphors }) => metaphors.length)} metaphors, ${sum(({ tics }) => tics.length)} tics`,
  );
  console.log("\nFacts that several pages say, in how many wordings:");
  for (const { fact: name } of settledFacts) {
    const saying = pages.filter(({ sayings }) => (sayings[name]?.length ?? 0) > 0);
    const wordings = new Set(saying.flatMap(({ sayings }) => sayings[name] ?? []));
    console.log(`  ${name.padEnd(34)}${saying.length} pages, ${wordings.size} wordings`);
  }
  console.log("\nThe words of one page, or the wordings of one fact: npm run words -- /pricing");
}

function reportPage(address: string) {
  if (settledFacts.some(({ fact }) => fact === address)) {
    for (const page of pages) {
      for (const sentence of page.sayings[address] ?? []) {
        console.log(`${page.address.padEnd(48)}${sentence}`);
      }
    }
    return;
  }
  const page = pages.find((each) => each.address === address);
  if (!page) throw new Error(`The build has no page ${address}, and no fact has that name.`);
  console.log(JSON.stringify(page, null, 2));
  console.log(wordProblems(page).join("\n"));
}
