import { mkdir, mkdtemp, readdir, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";

import sharp from "sharp";
import { build } from "vite";
import { expect, onTestFinished, test } from "vitest";

import { type MadeFiles, madeFiles } from "./made-files-plugin.ts";
import { describePhoto, photoProblem, photos, planPhoto } from "./photos-plugin.ts";

/** A photograph is all noise to a compressor; where its bytes do not matter, a plain picture takes less time. */
async function madeOf(width: number, height: number, { orientation = 1, sigma = 0 } = {}) {
  const cache = await mkdtemp(join(tmpdir(), "photos-"));
  onTestFinished(() => rm(cache, { recursive: true }));
  const noise = { noise: { type: "gaussian" as const, mean: 128, sigma } };
  const create = { width, height, channels: 3 as const, background: "#888", ...(sigma && noise) };
  const source = await sharp({ create })
    .withMetadata({ orientation })
    .jpeg({ quality: 95 })
    .toBuffer();
  const photo = await planPhoto("Our shop.jpg", source, cache);
  const files = await Promise.all(
    photo.files.map(async (file) => ({ ...file, bytes: await file.bytes() })),
  );
  return { source, cache, photo, files };
}

test("a photograph is there at each size that it has dots for, and once for any browser", async () => {
  const { files } = await madeOf(1200, 900);
  expect(files.map(({ width, format }) => `${width} ${format}`)).toEqual([
    "480 avif",
    "480 webp",
    "800 avif",
    "800 webp",
    "800 jpeg",
    "1200 avif",
    "1200 webp",
  ]);
  for (const { name, width, format, bytes } of files) {
    expect(name).toMatch(new RegExp(`^photo-our-shop-${width}-[\\w-]{8}\\.${format}$`));
    const made = await sharp(bytes).metadata();
    expect([made.width, made.height]).toEqual([width, (width * 3) / 4]);
  }
});

test("it stands as the camera was held, and tells nothing of where that was", async () => {
  const { photo, files } = await madeOf(600, 300, { orientation: 6 });
  expect(photo).toMatchObject({ width: 300, height: 600 });
  const [first] = files;
  expect((await sharp(first?.bytes).metadata()).exif).toBeUndefined();
});

test("it takes fewer bytes than it came with", async () => {
  const { source, files } = await madeOf(160, 120, { sigma: 30 });
  for (const { bytes } of files) expect(bytes.length).toBeLessThan(source.length);
});

test("what was made once is not made again", async () => {
  const { source, cache, files } = await madeOf(500, 400);
  expect((await readdir(cache)).toSorted()).toEqual(files.map(({ name }) => name).toSorted());
  const [kept] = files;
  await writeFile(join(cache, kept?.name ?? ""), "as it was");
  const [again] = (await planPhoto("Our shop.jpg", source, cache)).files;
  expect(String(await again?.bytes())).toBe("as it was");
});

test("a page names every file with its width, and the size that keeps its place", async () => {
  const { photo } = await madeOf(500, 400);
  const { avif, webp, src, ...size } = describePhoto(photo, "/assets/");
  expect(size).toEqual({ width: 500, height: 400 });
  expect(avif).toMatch(/^\/assets\/photo-\S+\.avif 480w, \/assets\/photo-\S+\.avif 500w$/);
  expect(webp.split(", ")).toHaveLength(2);
  expect(src).toMatch(/^\/assets\/photo-\S+\.jpeg$/);
});

test("the build of a text with a photograph writes every file that its page names", async () => {
  const { source, cache: root } = await madeOf(500, 400);
  await mkdir(join(root, "app/prose/photos"), { recursive: true });
  await writeFile(join(root, "app/prose/photos/shop.jpg"), source);
  await writeFile(join(root, "package.json"), '{ "type": "module" }');
  await writeFile(join(root, "text.js"), 'export { default } from "photo:shop.jpg";');
  const made: MadeFiles = new Map();
  const settings = { ssr: join(root, "text.js"), outDir: join(root, "server") };
  await build({
    configFile: false,
    logLevel: "silent",
    root,
    plugins: [photos(made, root), madeFiles(made)],
    build: settings,
    environments: { client: { build: { outDir: join(root, "client") } } },
  });
  const { default: described } = (await import(join(root, "server/text.js"))) as {
    default: ReturnType<typeof describePhoto>;
  };
  const named = [described.avif, described.webp, described.src]
    .flatMap((set) => set.split(", "))
    .map((each) => each.split(" ")[0]?.split("/").at(-1));
  expect(named).toHaveLength(5);
  expect((await readdir(join(root, "client/assets"))).toSorted()).toEqual(named.toSorted());
});

test("a photograph is a file of its folder", () => {
  expect(photoProblem("none.jpg")).toBe("there is no photograph app/prose/photos/none.jpg");
  expect(photoProblem("../articles/flow-downs.md")).toContain("there is no photograph");
});
