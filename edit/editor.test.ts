import { readdir, readFile, writeFile } from "node:fs/promises";
import { join } from "node:path";

import sharp from "sharp";
import { expect, test } from "vitest";

import { listFiles } from "#make/list-files.ts";
import { typed } from "#make/collections/form-fields.ts";
import { itemsOf, kinds } from "./kinds.ts";
import { save, write } from "./save.ts";
import { host, openEditor, ours, photos } from "./testing/opened-editor.ts";

async function filesIn(root: string): Promise<Record<string, string>> {
  const files = await listFiles(root);
  const read = files.sort().map(async (file) => [file, await readFile(file, "utf8")]);
  return Object.fromEntries(await Promise.all(read));
}

test("a record that is saved as it is leaves its file as it was, to the letter", async () => {
  await using editor = await openEditor();
  for (const kind of kinds) {
    const items = await itemsOf(editor.root, kind);
    expect(items.size).toBeGreaterThanOrEqual(3);
    for (const id of items.keys()) {
      expect(await save(editor.root, kind, id, await editor.formOf(kind.name, id))).toBe(id);
      const file = kind.file(id);
      expect(await editor.read(file)).toBe(await editor.original(file));
    }
  }
});

test.each([
  ["prices", "starter", { monthlyPrice: "309" }, '"monthlyPrice": 299,', '"monthlyPrice": 309,'],
  ["roles", "technical-writer", { salary: "95000 125000" }, '"to": 120000', '"to": 125000'],
  ["articles", "flow-downs", { date: "2026-11-18" }, /^date: .*$/m, "date: 2026-11-18"],
  ["guides", "ai-rfq-primer", { rating: "4.5" }, /^rating: .*$/m, "rating: 4.5"],
])("%s, %s: what is changed is all that changes", async (name, id, changes, before, after) => {
  await using editor = await openEditor();
  const answer = await editor.post(`/${name}/${id}`, await editor.formOf(name, id, changes));
  expect([answer.statusCode, answer.headers.location]).toEqual([303, `/${name}/${id}?saved`]);
  const file = kinds.find((each) => each.name === name)!.file(id);
  const original = await editor.original(file);
  expect(original.match(before)).not.toBeNull();
  const index = name === "prices" || name === "roles" ? original.indexOf(String(before)) : 0;
  const expected = original.slice(0, index) + original.slice(index).replace(before, after);
  expect(await editor.read(file)).toBe(expected);
});

test("a session is added at the end, a changed one gets a newer entry for calendars", async () => {
  await using editor = await openEditor();
  const file = "app/site/webinars/sessions.json";
  const session = await editor.formOf("sessions", "landed-cost-line-by-line", {
    title: "Tooling: who pays?",
    date: "2027-02-09",
    time: "13:30",
    agenda: "20 The tool\r\n10 Your questions\r\n",
    isLive: "yes",
  });
  expect((await editor.post("/sessions/new", session)).headers.location).toBe(
    "/sessions/tooling-who-pays?saved",
  );
  const added = await editor.read(file);
  const original = await editor.original(file);
  expect(added.startsWith(original.slice(0, original.indexOf("\n]")))).toBe(true);
  expect(added).toContain('"slug": "tooling-who-pays"');
  expect(added).toMatch(/"time": "13:30",\n {4}"timeZone": "America\/New_York",/);
  expect(added).toContain('"minutes": 10,\n        "what": "Your questions"');

  const slug = "flow-downs-without-tears";
  await editor.post(
    `/sessions/${slug}`,
    await editor.formOf("sessions", slug, { date: "2027-01-20" }),
  );
  const moved = (await editor.read(file)).split(`"slug": "${slug}"`)[1] ?? "";
  expect(/"date": "([^"]*)"/.exec(moved)?.[1]).toBe("2027-01-20");
  const changedAt = /"changedAt": "([^"]*)"/.exec(moved)?.[1] ?? "";
  expect(Date.now() - Date.parse(changedAt)).toBeLessThan(60_000);
});

test("an article and a role that get another address are led to from the old one", async () => {
  await using editor = await openEditor();
  const articles = "app/prose/articles";
  const form = (id: string, address: string) => editor.formOf("articles", id, { address });
  const first = await editor.post("/articles/flow-downs", await form("flow-downs", "Flow downs 2"));
  expect(first.headers.location).toBe("/articles/flow-downs-2?saved");
  const moved = await editor.read(`${articles}/flow-downs-2.md`);
  const original = await editor.original(`${articles}/flow-downs.md`);
  const line = "movedFrom:\n  - /resources/blog/flow-downs\n---\n\nI worked";
  expect(moved).toBe(original.replace("---\n\nI worked", line));
  await expect(editor.read(`${articles}/flow-downs.md`)).rejects.toThrow("ENOENT");

  const linking = "app/prose/guides/as9100-purchasing.md";
  const toOld = "](/resources/blog/flow-downs)";
  expect(await editor.original(linking)).toContain(toOld);
  expect(await editor.read(linking)).toBe(
    (await editor.original(linking)).replaceAll(toOld, "](/resources/blog/flow-downs-2)"),
  );

  const again = await editor.formOf("articles", "flow-downs-2", { address: "flow-downs" });
  await editor.post("/articles/flow-downs-2", again);
  const back = await editor.read(`${articles}/flow-downs.md`);
  expect(back).toContain("movedFrom:\n  - /resources/blog/flow-downs-2\n---");

  const role = await editor.formOf("roles", "technical-writer", { address: "writer" });
  expect((await editor.post("/roles/technical-writer", role)).statusCode).toBe(303);
  const jobs = await editor.read("app/site/careers/roles.json");
  expect(jobs).toContain('"path": "/company/careers/writer"');
  expect(jobs).toContain('"movedFrom": ["/company/careers/technical-writer"]');

  const added = await editor.formOf("roles", "writer", { title: "Toolmaker", movedFrom: "" });
  await editor.post("/roles/new", added);
  const toolmaker = (await editor.read("app/site/careers/roles.json")).split(
    "careers/toolmaker",
  )[1];
  expect(toolmaker).toContain('"title": "Toolmaker"');
  expect(toolmaker).not.toContain("movedFrom");
});

test("a new article brings its photograph, which stands at the end of the section chosen", async () => {
  await using editor = await openEditor();
  const create = { width: 20, height: 10, channels: 3, background: "#888" } as const;
  const bytes = await sharp({ create }).png().toBuffer();
  const article = await editor.formOf("articles", "flow-downs", {
    title: "Prüfen: {brand} and you",
    text: "One.\r\n\r\n## First\r\n\r\nTwo.\r\n\r\n## Sources\r\n\r\n- Three.\r\n",
    picture: new File([new Uint8Array(bytes)], "../../Our Shop.JPG"),
    caption: "A [mill]\nand its operator",
    section: "First",
  });
  const answer = await editor.post("/articles/new", article);
  expect(answer.headers.location).toBe("/articles/prufen-brand-and-you?saved");
  const text = await editor.read("app/prose/articles/prufen-brand-and-you.md");
  const [photo = ""] = (await readdir(join(editor.root, photos))).filter((name) =>
    name.startsWith("our-shop"),
  );
  expect(photo).toMatch(/^our-shop-[0-9a-f]{8}\.png$/);
  expect(text).toContain('title: "Prüfen: {brand} and you"\n');
  expect(text).toContain(
    `Two.\n\n![A mill and its operator](photo:${photo})\n\n## Sources\n\n- Three.\n`,
  );
  expect(await readFile(join(editor.root, photos, photo))).toEqual(bytes);
});

test("a photograph of a refused save is not kept, and is asked for again", async () => {
  await using editor = await openEditor();
  const before = await filesIn(editor.root);
  const create = { width: 20, height: 10, channels: 3, background: "#888" } as const;
  const bytes = new Uint8Array(await sharp({ create }).png().toBuffer());
  for (const changes of [{ excerpt: "Short" }, { text: "![x](drawing:teapot)" }]) {
    const article = await editor.formOf("articles", "flow-downs", {
      ...changes,
      picture: new File([bytes], "shop.png"),
      caption: "A mill, as typed",
    });
    const answer = await editor.post("/articles/flow-downs", article);
    expect(answer.statusCode).toBe(422);
    expect(answer.payload).toContain("Picture</a> must be chosen again");
    expect(answer.payload).toContain('value="A mill, as typed"');
    expect(answer.payload).not.toContain("photo:shop");
    expect(await filesIn(editor.root)).toEqual(before);
  }
});

test.each([
  ["without its caption", {}],
  ["that is there already", { caption: "A mill", excerpt: "Short" }],
])("a photograph %s is asked for again when the save is refused", async (_name, changes) => {
  await using editor = await openEditor();
  const create = { width: 20, height: 10, channels: 3, background: "#888" } as const;
  const picture = new File([new Uint8Array(await sharp({ create }).png().toBuffer())], "shop.png");
  const first = await editor.formOf("articles", "flow-downs", { picture, caption: "A mill" });
  expect((await editor.post("/articles/flow-downs", first)).statusCode).toBe(303);
  const before = await filesIn(editor.root);
  const again = await editor.formOf("articles", "flow-downs", { ...changes, picture });
  const { statusCode, payload } = await editor.post("/articles/flow-downs", again);
  expect([statusCode, payload.includes("Picture</a> must be chosen again")]).toEqual([422, true]);
  expect(await filesIn(editor.root)).toEqual(before);
});

test("a new record begins as a draft, and a role or session keeps the word", async () => {
  await using editor = await openEditor();
  const opened = async (url: string) =>
    (await editor.app.inject({ url, headers: { host } })).payload;
  const isDraft = /name="draft"[^>]*><option>no<.option><option selected>yes/;
  for (const name of ["articles", "guides", "roles", "sessions"]) {
    const kind = kinds.find((each) => each.name === name)!;
    const [first] = (await itemsOf(editor.root, kind)).keys();
    expect(await opened(`/${name}/new`)).toMatch(isDraft);
    expect(await opened(`/${name}/${first}`)).not.toMatch(isDraft);
  }
  const role = await editor.formOf("roles", "technical-writer", { draft: "yes" });
  await editor.post("/roles/technical-writer", role);
  expect(await editor.read("app/site/careers/roles.json")).toContain('"draft": true');
});

test("without a section, as in a new article, its photograph ends the introduction", async () => {
  await using editor = await openEditor();
  const create = { width: 20, height: 10, channels: 3, background: "#888" } as const;
  const bytes = await sharp({ create }).webp().toBuffer();
  const article = await editor.formOf("articles", "flow-downs", {
    title: "A shop",
    text: "One.",
    picture: new File([new Uint8Array(bytes)], "Our Shop.JPG"),
    caption: "A mill",
  });
  expect((await editor.post("/articles/new", article)).statusCode).toBe(303);
  expect(await editor.read("app/prose/articles/a-shop.md")).toMatch(
    /\n\nOne\.\n\n!\[A mill\]\(photo:our-shop-[0-9a-f]{8}\.webp\)\n$/,
  );
});

test.each([
  ["a field", { excerpt: "Short" }, /Excerpt must have 110 to 155 characters; it has 5/],
  ["the text", { text: "![x](drawing:teapot)" }, /There is no drawing &#34;teapot&#34;|teapot/],
  ["our name", { text: "Ask Quotewright." }, /write {brand} instead of Quotewright/],
  [
    "a photograph",
    { text: "![x](photo:none.jpg)" },
    /Text is wrong at “!\[x\]\(photo:none.jpg\)”: there is no photograph/,
  ],
])(
  "a mistake in %s is said beside it, what was typed stays, and nothing is written",
  async (_name, changes, said) => {
    await using editor = await openEditor();
    const before = await filesIn(editor.root);
    const form = await editor.formOf("articles", "flow-downs", {
      ...changes,
      title: "Kept as typed",
    });
    const answer = await editor.post("/articles/flow-downs", form);
    expect(answer.statusCode).toBe(422);
    expect(answer.payload).toContain('role="alert"');
    expect(answer.payload).toMatch(said);
    expect(answer.payload).toContain('value="Kept as typed"');
    expect(await filesIn(editor.root)).toEqual(before);
  },
);

test("a plan whose card says other limits is refused", async () => {
  await using editor = await openEditor();
  const answer = await editor.post(
    "/prices/starter",
    await editor.formOf("prices", "starter", { users: "4" }),
  );
  expect(answer.statusCode).toBe(422);
  expect(answer.payload).toContain("Starter, users: 4, but the card says &#34;Up to 3 users&#34;");
});

test("what was changed meanwhile, and an address that is taken, are not written over", async () => {
  await using editor = await openEditor();
  const form = await editor.formOf("prices", "growth", { monthlyPrice: "999" });
  await editor.post(
    "/prices/growth",
    await editor.formOf("prices", "growth", { annualPrice: "799" }),
  );
  expect((await editor.post("/prices/growth", form)).payload).toContain(
    "changed since you opened it",
  );
  const article = await editor.formOf("articles", "flow-downs", { address: "../Approval matrix" });
  expect((await editor.post("/articles/new", article)).payload).toContain("must be free");
});

test.each([
  ["another host's name", { host: "evil.example:3200" }],
  [
    "another's name that leads here",
    { host: "evil.example:3200", origin: "http://evil.example:3200" },
  ],
  ["another page's reading", { host, origin: "http://evil.example" }],
  ["a page without an origin", { host, origin: "null" }],
  ["the pages of the development server", { host, origin: "http://127.0.0.1:3201" }],
])("%s reaches nothing", async (_name, headers) => {
  await using editor = await openEditor();
  const before = await filesIn(editor.root);
  for (const url of ["/", "/articles/flow-downs", "/server-fonts.css", "/nothing"]) {
    const answer = await editor.app.inject({ url, headers });
    expect(answer.statusCode).toBe(403);
    expect(answer.payload).not.toContain("Flow-down");
    expect(answer.headers["access-control-allow-origin"]).toBeUndefined();
  }
  const form = await editor.formOf("prices", "starter", { monthlyPrice: "1" });
  const sent = { origin: "", ...headers };
  expect((await editor.post("/prices/starter", form, sent)).statusCode).toBe(403);
  expect(await filesIn(editor.root)).toEqual(before);
});

test("a post without an origin, of another type, or too large is refused", async () => {
  await using editor = await openEditor();
  const { app } = editor;
  const url = "/prices/starter";
  const plain = { host, "content-type": "multipart/form-data; boundary=x" };
  expect(
    (await app.inject({ method: "POST", url, headers: plain, payload: "--x--" })).statusCode,
  ).toBe(403);
  const urlencoded = { ...ours, "content-type": "application/x-www-form-urlencoded" };
  expect(
    (await app.inject({ method: "POST", url, headers: urlencoded, payload: "users=1" })).statusCode,
  ).toBe(415);
  const large = await editor.post(url, [["features", "x".repeat(22 * 1024 ** 2)]]);
  expect([large.statusCode, large.payload.includes("20 MB at most")]).toEqual([413, true]);
});

test.each([
  "/articles/..%2f..%2fREADME",
  "/photos/x",
  "/prices/new",
  "/none/new",
  "/articles/flow-downs%00",
])("%s is no page, and nothing is written there", async (address) => {
  await using editor = await openEditor();
  const before = await filesIn(editor.root);
  expect(
    (await editor.app.inject({ url: address, headers: { host } })).statusCode,
  ).toBeGreaterThanOrEqual(400);
  const form = await editor.formOf("articles", "flow-downs");
  expect((await editor.post(address, form)).statusCode).toBeGreaterThanOrEqual(400);
  expect(await filesIn(editor.root)).toEqual(before);
});

test.each([
  "../outside.md",
  "app/prose/articles/../../../outside.md",
  "app/prose/articles/a/b.md",
  "app/prose/articles/.md",
  "app/prose/docs/overview.md",
  "app/prose/photos/picture.svg",
  "app/routes.ts",
  "app/site/plans/plans.ts",
  "/tmp/outside.md",
])("%s is never written", async (file) => {
  await using editor = await openEditor();
  await expect(write(editor.root, file, "x")).rejects.toThrow("is not edited here");
});

test.each([
  [
    "a drawing with a script",
    Buffer.from(`<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"/>`),
  ],
  ["a text", Buffer.from("no picture")],
])("%s that calls itself a JPEG is no picture", async (_name, bytes) => {
  await using editor = await openEditor();
  const before = await filesIn(editor.root);
  const picture = new File([new Uint8Array(bytes)], "shop.jpg", { type: "image/jpeg" });
  const form = await editor.formOf("articles", "flow-downs", { picture, caption: "A shop" });
  const answer = await editor.post("/articles/flow-downs", form);
  expect(answer.statusCode).toBe(422);
  expect(answer.payload).toContain("Picture must be JPEG, PNG, WebP or AVIF");
  expect(await filesIn(editor.root)).toEqual(before);
});

test("a session that has passed is said where sessions are edited", async () => {
  await using editor = await openEditor();
  const file = join(editor.root, "app/site/webinars/sessions.json");
  const source = await readFile(file, "utf8");
  await writeFile(file, source.replace('"date": "2026-12-09"', '"date": "2020-12-09"'));
  const { payload } = await editor.app.inject({ url: "/sessions/new", headers: { host } });
  expect(payload).toContain("was on 2020-12-09 and is shown as passed");
});

test("lines are read as they are typed", () => {
  const { fields } = kinds.find(({ name }) => name === "sessions")!;
  const lines = " 20  The tool \n\n5 End\n10 minutes: welcome\n15 min. 3 minor changes";
  expect(typed(fields["agenda"]!, lines)).toEqual([
    { minutes: 20, what: "The tool" },
    { minutes: 5, what: "End" },
    { minutes: 10, what: "welcome" },
    { minutes: 15, what: "3 minor changes" },
  ]);
  expect(() => typed(fields["agenda"]!, "The tool")).toThrow('it is "The tool"');
  expect(() => typed(fields["attendees"]!, "many")).toThrow('it is "many"');
});
