import { readFileSync } from "node:fs";
import { join } from "node:path";

import { expect, test } from "vitest";

import { listCorpus } from "#corpus/corpus-files.ts";

const root = join(import.meta.dirname, "..");

/** As a visitor knows them; between them, every format of the corpus that holds quotes. */
const formats: Readonly<Record<string, readonly string[]>> = {
  "PDF with text": ["pdf"],
  "Scanned PDF or image": ["scan"],
  "Excel (.xlsx, .xlsm, .xls)": ["xlsx", "xlsm", "xls"],
  "CSV and plain text": ["csv", "txt", "TXT"],
  "Email (.eml, .msg)": ["eml", "msg"],
  "Word and RTF": ["docx", "rtf"],
  "OpenDocument (.ods, .odt)": ["ods", "odt"],
  "Web page": ["html", "htm"],
};

test("the accuracy we publish is the one that was measured", async () => {
  const rows = measuredRows("corpus.md");
  const languages = Map.groupBy(
    (await listCorpus()).filter(({ truth }) => truth.lines),
    ({ truth }) => truth.language,
  );
  const names = new Intl.DisplayNames("en", { type: "language" });
  // After `npm run bench -- corpus --write`: npx vitest run check/measured-reading.test.ts -u
  await expect(`/** Made from docs/measured/corpus.md and first-sight.md by check/measured-reading.test.ts; its comment says how. */
export const measuredReading = {
  formats: [
${Object.entries(formats)
  .map(([name, kinds]) => `    ${figures(kinds.map(rows), `name: "${name}", `)},`)
  .join("\n")}
  ],
  quotes: ${figures(["quotes, earlier half", "quotes, later half"].map(rows))},
  /** As they were read when they were new, before anything was mended on them. */
  unseen: ${withErrors(measuredRows("first-sight.md")("new quotes"))},
  /** Of the whole corpus: also files that hold no quote, and quotes that must be asked about. */
  files: { count: ${rows("all").files}, silentlyWrong: ${rows("all").silentlyWrong}, linesLost: ${rows("all").linesLost} },
  /** The most tested first. */
  languages: [
${[...languages]
  .sort(([a, { length: m }], [b, { length: n }]) => n - m || a.localeCompare(b))
  .map(([code]) => `    "${names.of(code)}",`)
  .join("\n")}
  ],
} as const;
`).toMatchFileSnapshot(join(root, "app/site/facts/measured-reading.ts"));
});

test("no format of the corpus is left out", async () => {
  const held = (await listCorpus()).filter(({ truth }) => truth.lines).map(({ format }) => format);
  expect(new Set(Object.values(formats).flat())).toEqual(new Set(held));
});

test("what is said of nginx's speed follows from the table", () => {
  const [head = [], ...lines] = readFileSync(join(root, "docs/measured/throughput.md"), "utf8")
    .split("\n")
    .filter((line) => line.startsWith("|"))
    .map((line) => line.split("|").map((cell) => cell.trim()));
  const ratios = lines.map((cells) => 1 / Number(cells[head.indexOf("of nginx")])).filter(isFinite);
  expect(ratios.length).toBeGreaterThan(3);
  const words = ["", "one", "two", "three", "four", "five", "six", "seven", "eight", "nine"];
  const [least, most] = [Math.min(...ratios), Math.max(...ratios)].map(
    (ratio) => words[Math.round(ratio)],
  );
  for (const file of ["README.md", "docs/server.md"]) {
    const said = / (\w+ to \w+) times (?:as fast as|the rate of) one Node process/;
    const text = readFileSync(join(root, file), "utf8").replaceAll(/\s+/g, " ");
    expect(said.exec(text)?.[1], file).toBe(`${least} to ${most}`);
  }
});

interface MeasuredRow {
  files: number;
  /** At once, or after answering. */
  read: number;
  /** After typing what the file says. */
  typed: number;
  silentlyWrong: number;
  /** Files of which a line is missing without a word. */
  linesLost: number;
}

function withErrors(row: MeasuredRow): string {
  return figures([row]).replace(
    " }",
    `, silentlyWrong: ${row.silentlyWrong}, linesLost: ${row.linesLost} }`,
  );
}

function figures(rows: readonly MeasuredRow[], before = ""): string {
  const sum = (count: (row: MeasuredRow) => number) =>
    rows.reduce((total, row) => total + count(row), 0);
  return `{ ${before}count: ${sum(({ files }) => files)}, read: ${sum(({ read }) => read)}, typed: ${sum(({ typed }) => typed)} }`;
}

/** A table of docs/measured, by the name of its row. */
function measuredRows(file: string): (name: string) => MeasuredRow {
  const [head, ...lines] = readFileSync(join(root, "docs/measured", file), "utf8")
    .split("\n")
    .filter((line) => line.startsWith("|"))
    .map((line) => line.split("|").map((cell) => cell.trim()));
  return (name) => {
    const line = lines.find((cells) => cells[1] === name);
    const cell = (column: string) => Number(line?.[head?.indexOf(column) ?? -1]);
    const row = {
      files: cell("files"),
      read: cell("right") + cell("right after answering") - cell("usable only by typing"),
      typed: cell("usable only by typing"),
      silentlyWrong: cell("silently wrong"),
      linesLost: cell("lines lost unsaid"),
    };
    expect(Object.values(row), name).not.toContain(NaN);
    return row;
  };
}
