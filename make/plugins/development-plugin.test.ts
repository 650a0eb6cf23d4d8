/** @module-tag development */
import { type ChildProcess, execFile, spawn } from "node:child_process";
import { once } from "node:events";
import { readFileSync } from "node:fs";
import { cp, mkdtemp, readdir, readFile, rm, symlink, writeFile } from "node:fs/promises";
import { createServer } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { createInterface } from "node:readline";
import { promisify, stripVTControlCharacters } from "node:util";

import sharp from "sharp";
import { afterAll, beforeAll, expect, test } from "vitest";

import { forms } from "#contract/forms.ts";
import { searchIndexPath } from "#app/search/search-index.ts";

import { listProblems } from "../collections/listed-fields.ts";
import { addOneOfEach, edit } from "../development/testing/added-records.ts";

const root = join(import.meta.dirname, "../..");
const sources =
  "app analyzer reader contract make server package.json react-router.config.ts vite.config.ts tsconfig.json tsconfig.base.json";
const brokenArticle = "app/prose/articles/broken.md";

const unpublished = [
  ["a-draft", "date: 2026-11-01\ndraft: true"],
  ["a-later-text", "date: 2999-01-01"],
] as const;

const draftRole = '"title":"Machine Learning Engineer"';

let folder = "";
let address = "";
let server: ChildProcess | undefined;

/** One start for all: on a copy of the project, to which one of each record and a text with a mistake are added. */
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), "development-"));
  for (const source of sources.split(" ")) {
    await cp(join(root, source), join(folder, source), { recursive: true });
  }
  await symlink(join(root, "node_modules"), join(folder, "node_modules"));
  await addOneOfEach(folder);
  await edit(folder, "app/site/careers/roles.json", (text) =>
    text.replace(draftRole, `"draft":true,${draftRole}`),
  );
  for (const [name, line] of unpublished) {
    const text = await readFile(join(folder, "app/prose/articles/added-article.md"), "utf8");
    const own = text.replace(/^date: .*$/m, line);
    await writeFile(join(folder, `app/prose/articles/${name}.md`), own);
  }
  await writeFile(join(folder, brokenArticle), "---\ntitle: Broken\nexcerpt: Short\n---\nText.\n");

  const port = await freePort();
  address = `http://127.0.0.1:${port}`;
  const started = spawn(
    process.execPath,
    [
      "--conditions=development",
      join(root, "node_modules/@react-router/dev/bin.cjs"),
      "dev",
      "--port",
      String(port),
      "--host",
      "127.0.0.1",
    ],
    {
      cwd: folder,
      env: { ...process.env, NODE_ENV: "development", DATA_DIR: join(folder, "leads") },
      // A group of its own: React Router may start itself again.
      detached: true,
      stdio: ["ignore", "pipe", "pipe"],
    },
  );
  server = started;
  const errors: string[] = [];
  createInterface({ input: started.stderr }).on("line", (line) => errors.push(line));
  const lines = createInterface({ input: started.stdout });
  // In color where `CI` is set.
  for await (const line of lines) if (stripVTControlCharacters(line).includes("Local:")) break;
  if (started.exitCode !== null) throw new Error(errors.join("\n"));
  started.stdout.resume();
  // The first page compiles the whole site: part of the start, not of whichever test comes first.
  await ask("/");
}, 300_000);

afterAll(async () => {
  if (server?.pid !== undefined && server.exitCode === null) {
    const exited = once(server, "exit");
    process.kill(-server.pid, "SIGTERM");
    await exited;
  }
  await rm(folder, { recursive: true, force: true, maxRetries: 5 });
}, 60_000);

async function freePort(): Promise<number> {
  const probe = createServer().listen(0, "127.0.0.1");
  await once(probe, "listening");
  const bound = probe.address();
  probe.close();
  await once(probe, "close");
  return typeof bound === "object" && bound !== null ? bound.port : 0;
}

async function ask(path: string, init: RequestInit = {}) {
  const response = await fetch(address + path, init);
  const type = response.headers.get("content-type")?.split(";")[0];
  return { status: response.status, type, text: await response.text() };
}

test.each([
  ["/sitemap.xml", "application/xml", "<loc>"],
  ["/robots.txt", "text/plain", "Sitemap: "],
  ["/llms.txt", "text/plain", "/resources/docs.md"],
  ["/manifest.webmanifest", "application/manifest+json", '"start_url": "/try"'],
  ["/resources/webinars.ics", "text/calendar", "BEGIN:VEVENT"],
  ["/resources/blog/feed.xml", "application/xml", "<item>"],
  ["/resources/blog/feed.json", "application/json", '"items"'],
  ["/resources/docs/openapi.json", "application/json", '"openapi"'],
  ["/resources/docs.md", "text/markdown", "# "],
  ["/icon.svg", "image/svg+xml", "<svg"],
  ["/favicon.ico", "image/x-icon", "PNG"],
  ["/social/pricing.png", "image/png", "PNG"],
  ["/social/not-found.png", "image/png", "PNG"],
  [searchIndexPath, "application/json", '"path":"/pricing"'],
])(
  "%s is made as the build makes it",
  { tags: ["nightly"], timeout: 300_000 },
  async (path, type, part) => {
    const answer = await ask(path);
    expect(answer).toMatchObject({ status: 200, type });
    expect(answer.text).toContain(part);
  },
);

test("an address that is no page is a 404 with the not-found screen", async () => {
  for (const path of ["/nowhere", "/resources/blog/none", "/none.md", "/resources/none.json"]) {
    const { status, text } = await ask(path);
    expect(status).toBe(404);
    expect(text).toContain("Oops! Page not found");
  }
});

test.each(["records:pricing/questions", "docs:parts"])("a browser gets %s", async (name) => {
  const { status, text } = await ask(`/@id/__x00__${name}`);
  expect([status, text.slice(0, 15)]).toEqual([200, "export default "]);
});

test("a draft and a text before its day are shown and say so", async () => {
  for (const [name] of unpublished) {
    const { status, text } = await ask(`/resources/blog/${name}`);
    expect(status).toBe(200);
    expect(text).toContain("Nobody else sees this text");
  }
  const { text } = await ask("/company/careers/machine-learning-engineer");
  expect(text).toContain("Machine Learning Engineer (It is a draft.)</h1>");
});

test("an address that a record had before leads to it", async () => {
  const { status, headers } = await fetch(`${address}/company/careers/smith`, {
    redirect: "manual",
  });
  expect([status, headers.get("location")]).toEqual([308, "/company/careers/toolmaker"]);
});

const post = (accept: string) =>
  ask("/", {
    method: "POST",
    headers: { accept, origin: address, "content-type": "application/x-www-form-urlencoded" },
    body: new URLSearchParams({ "form-name": "newsletter", email: "ana@acme.example" }),
  });

test("a form is taken, with script and without", async () => {
  const { successMessage } = forms.newsletter;
  const fetched = await post("application/json");
  expect(JSON.parse(fetched.text)).toMatchObject({ ok: true, message: successMessage });
  const native = await post("text/html");
  expect(native).toMatchObject({ status: 200, type: "text/html" });
  expect(native.text.replaceAll("&#x27;", "'")).toContain(successMessage);
});

test("a text with a mistake breaks its own page only, which says why", async () => {
  const broken = await ask("/resources/blog/broken");
  expect(broken.text).toContain(`${brokenArticle}:3: excerpt must have`);
  for (const path of ["/", "/resources/blog", "/resources/blog/flow-downs"]) {
    expect(await ask(path)).toMatchObject({ status: 200, type: "text/html" });
  }
});

test.each([
  ["/company/careers", "Toolmaker"],
  ["/company/careers/toolmaker", "Make fixtures that hold."],
  ["/company/careers/technical-writer", "/company/careers/toolmaker"],
  ["/company/contact", "apply-toolmaker"],
  ["/resources/webinars", "/assets/drawing-cover-added-session-"],
  ["/resources/webinars", "A recording that was added"],
  ["/resources/webinars/added-session.ics", "A session that was added"],
  ["/resources", "A session that was added"],
  ["/resources/blog/added-article", "A text that is new"],
  ["/resources/guides/added-guide", "A text that is new"],
  ["/customers/case-studies", 'href="#added-story"'],
  ["/customers/case-studies", 'id="added-story"'],
  ["/sitemap.xml", "/company/careers/toolmaker"],
])("a record that was added is on %s: %s", async (path, part) => {
  const { status, text } = await ask(path);
  expect(status).toBe(200);
  expect(text).toContain(part);
});

test("a drawing that a page shows, a guide's file and a sample are made", async () => {
  const { text } = await ask("/resources/guides/added-guide");
  const [drawing = ""] = /\/assets\/drawing-[\w-]+\.svg/.exec(text) ?? [];
  expect(await ask(drawing)).toMatchObject({ status: 200, type: "image/svg+xml" });
  for (const file of [
    "/resources/guides/added-guide.pdf",
    "/downloads/samples/evtol/metales-rioseco.pdf",
  ])
    expect(await ask(file)).toMatchObject({ status: 200, type: "application/pdf" });
});

test("an article's photograph is shown; its sizes are made when a browser asks, and hold up no page", async () => {
  const { status, text } = await ask("/resources/blog/added-article");
  expect(status).toBe(200);
  const made = () => readdir(join(folder, ".cache/photos")).catch(() => []);
  expect((await made()).filter((name) => name.startsWith("photo-shop-"))).toEqual([]);
  const [src = ""] = /[^"]*photo-shop-800-[^"]*\.jpeg/.exec(text) ?? [];
  const picture = await fetch(address + src);
  expect(picture.headers.get("content-type")).toBe("image/jpeg");
  const { width } = await sharp(await picture.arrayBuffer()).metadata();
  expect(width).toBe(800);
  expect(text).toMatch(/photo-shop-1600-[\w-]+\.avif 1600w/);
});

test("the records that were added hold to their fields, and each mistake in them is named", async () => {
  const problems = () => listProblems((file) => readFileSync(join(folder, file), "utf8"));
  expect(problems()).toEqual([]);
  const [roles, sessions] = ["app/site/careers/roles.json", "app/site/webinars/sessions.json"];
  const before = await readFile(join(folder, roles), "utf8");
  await edit(folder, roles, (text) => text.replace('"workSample":"Measure one part."', '"a":1'));
  await edit(folder, sessions, (text) =>
    text.replace('"linkage"', '"teapot"').replace('"2026-12-01"', '"December 1"'),
  );
  expect(problems()).toEqual([
    expect.stringContaining(`${roles}: toolmaker: a is not a field`),
    expect.stringContaining(`${roles}: toolmaker: workSample must be text`),
    expect.stringContaining(`${sessions}: added-session: date must be a date such as`),
    expect.stringContaining(`${sessions}: added-session: coverSubject must be one of`),
  ]);
  await writeFile(join(folder, roles), before);
});

test("a draft and a text before its day are not built", async () => {
  // A text that cannot be built would stop the build.
  const code = `Promise.all([import("#make/collections/read-collection.ts"), import("#app/routes.ts")]).then(([texts, { default: routes }]) =>
    console.log(texts.slugsOf("articles").join(" "), routes.map(({ path }) => path).join(" ")))`;
  const env = { ...process.env, NODE_ENV: "production" };
  await rm(join(folder, brokenArticle));
  const { stdout } = await promisify(execFile)(process.execPath, ["-e", code], {
    cwd: folder,
    env,
  });
  expect(stdout).toContain("added-article");
  expect(stdout).toContain("careers/toolmaker");
  for (const name of [...unpublished.map(([each]) => each), "machine-learning"])
    expect(stdout).not.toContain(name);
});
