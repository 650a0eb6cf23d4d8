import { mkdir, readFile, writeFile } from "node:fs/promises";
import { join } from "node:path";

import sharp from "sharp";

/** One of each thing that editors add, each by one edit of one file: at the end of its list, or as a file of its own. */
const role = {
  path: "/company/careers/toolmaker",
  movedFrom: ["/company/careers/smith"],
  title: "Toolmaker",
  department: "Engineering",
  location: "London",
  type: "Contract",
  salary: { from: 90_000, to: 110_000 },
  summary: "Make the fixtures.",
  postedOn: "2026-11-16",
  duties: ["Make fixtures that hold."],
  brings: ["Steady hands."],
  workSample: "Measure one part.",
};
const session = {
  slug: "added-session",
  coverSubject: "linkage",
  title: "A session that was added",
  description: "One record, and all follows from it.",
  part: "Cost Optimization",
  date: "2026-12-01",
  time: "13:00",
  timeZone: "America/New_York",
  agenda: [{ minutes: 30, what: "Talk" }],
  presenter: "Lea Brandt",
  attendees: 1,
  isLive: true,
  changedAt: "2026-11-16T12:00:00Z",
};
const recording = `
# A recording that was added

> One record, and all follows from it.

- slug: added-recording
- part: Cost Optimization
- date: 2026-06-01
- presenter: Lea Brandt
- durationMinutes: 30
- views: 1
- rating: 5
- image: drawing:cover/a-scorecard-they-sign?subject=runout-record&format=webinar
- drawing: drawing:transcript-scorecard

## Start

- atMinute: 0

Good morning.
`;

/** As the last one, under another name. */
const withStory = (text: string) =>
  text +
  text
    .slice(text.lastIndexOf("\n# "))
    .replace(/^# .*$/m, "# A story that was added.")
    .replace(/^- id: .*$/m, "- id: added-story");

const lists = [
  { file: "app/site/careers/roles.json", record: role },
  { file: "app/site/webinars/sessions.json", record: session },
];

/** Markdown records are made from one that is there, under another name. */
const texts = [
  { file: "app/prose/articles/flow-downs.md", added: "app/prose/articles/added-article.md" },
  { file: "app/prose/guides/ai-rfq-primer.md", added: "app/prose/guides/added-guide.md" },
];

export async function addOneOfEach(folder: string): Promise<void> {
  for (const { file, record } of lists)
    await edit(folder, file, (text) => JSON.stringify([...JSON.parse(text), record]));
  await edit(folder, "app/prose/records/webinars/recordings.md", (text) => text + recording);
  await edit(folder, "app/prose/records/customers/cases.md", withStory);
  for (const { file, added } of texts) {
    const text = await readFile(join(folder, file), "utf8");
    await writeFile(join(folder, added), text.replace(/^title: .*$/m, "title: A text that is new"));
  }
  await addPhotograph(folder, "app/prose/articles/added-article.md");
}

/** All noise, which takes a compressor longest. */
async function addPhotograph(folder: string, article: string): Promise<void> {
  const noise = { type: "gaussian", mean: 128, sigma: 40 } as const;
  const create = { width: 2000, height: 1500, channels: 3, background: "#888", noise } as const;
  await mkdir(join(folder, "app/prose/photos"), { recursive: true });
  await sharp({ create }).jpeg().toFile(join(folder, "app/prose/photos/shop.jpg"));
  await edit(folder, article, (text) => `${text}\n![Our shop](photo:shop.jpg)\n`);
}

/** Where an edit changes nothing, what it looks for has gone: that is an error here, not a test that passes. */
export async function edit(
  folder: string,
  file: string,
  change: (text: string) => string,
): Promise<void> {
  const path = join(folder, file);
  const text = await readFile(path, "utf8");
  const changed = change(text);
  if (changed === text) throw new Error(`The edit of ${file} changes nothing.`);
  await writeFile(path, changed);
}
