import { mkdir, writeFile } from "node:fs/promises";
import { join } from "node:path";
import fastify from "fastify";
import { expect, test } from "vitest";
import { loadSite } from "#server/site/load-site.ts";
import { makeTempDir } from "#server/testing/temp-dir.ts";
import { fontSheetPath, serveFonts, serveFontSheet } from "./fonts.ts";

const face = (url: string) => `@font-face{font-family:National Park;src:${url}}`;
const ours = face('url(/assets/national-park-D3aB12c4.woff2)format("woff2")');

async function builtSite() {
  const dir = await makeTempDir();
  const assets = join(dir.path, "client/assets");
  await mkdir(assets, { recursive: true });
  await writeFile(join(dir.path, "client/index.html"), `<a href="/assets/app-Xy_1.css">`);
  await writeFile(join(assets, "app-Xy_1.css"), `a{color:red}${ours}${face("local(Arial)")}`);
  await writeFile(join(assets, "app-Old0.css"), face("url(/assets/old.woff2)"));
  await writeFile(join(assets, "national-park-D3aB12c4.woff2"), "letters");
  await writeFile(join(assets, "other.js"), "code");
  return dir;
}

test("the public server has the rules of the sheet that its pages use, without stand-ins", async () => {
  await using dir = await builtSite();
  const app = fastify();
  serveFontSheet(app, await loadSite(dir.path));
  const { body, headers } = await app.inject(fontSheetPath);
  expect(body).toBe(ours);
  expect(headers["content-type"]).toBe("text/css; charset=utf-8");
});

test("the desk has the files too, and no other file of the site", async () => {
  await using dir = await builtSite();
  const app = fastify();
  serveFonts(app, dir.path);
  expect((await app.inject(fontSheetPath)).body).toBe(ours);
  const font = await app.inject("/assets/national-park-D3aB12c4.woff2");
  expect([font.body, font.headers["content-type"]]).toEqual(["letters", "font/woff2"]);
  for (const path of ["/assets/other.js", "/assets/..%2Findex.html", "/assets/none.woff2"]) {
    expect((await app.inject(path)).statusCode).toBe(404);
  }
});

test("where nothing was built the rules are empty", async () => {
  await using dir = await makeTempDir();
  const app = fastify();
  serveFonts(app, join(dir.path, "none"));
  expect(await app.inject(fontSheetPath)).toMatchObject({ statusCode: 200, body: "" });
});
