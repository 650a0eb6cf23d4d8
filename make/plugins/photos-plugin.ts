import { createHash } from "node:crypto";
import { existsSync } from "node:fs";
import { mkdir, readFile, writeFile } from "node:fs/promises";
import { basename, dirname, join } from "node:path";

import sharp from "sharp";
import type { Plugin } from "vite";

import type { ProsePhoto } from "#app/prose/prose.ts";

import type { MadeFiles } from "./made-files-plugin.ts";

const importPrefix = "photo:";
const modulePrefix = "\0photo:";
/** Below the root of the project. */
const folder = "app/prose/photos";
const root = join(import.meta.dirname, "../..");

/** A text is 66 characters wide: these are its width on a phone, on a desk, and on a desk with two dots a pixel. */
const widths = [480, 800, 1600];
/** Each size is there in the first two; a browser that knows neither gets the middle size as JPEG. */
const formats = ["avif", "webp", "jpeg"] as const;
type Format = (typeof formats)[number];

interface PhotoFile {
  name: string;
  width: number;
  format: Format;
  /** Takes seconds the first time. */
  bytes: () => Promise<Buffer>;
}

export interface Photo {
  width: number;
  height: number;
  files: PhotoFile[];
}

/** A photograph at each size that it has enough dots for, turned as the camera was held and without what it noted. */
export async function planPhoto(name: string, source: Buffer, cacheDir: string): Promise<Photo> {
  const { width, height } = (await sharp(source).metadata()).autoOrient;
  const smaller = widths.filter((each) => each < width);
  const used = smaller.length < widths.length ? [...smaller, Math.min(width, 1600)] : widths;
  const hash = createHash("sha256").update(source).digest("base64url").slice(0, 8);
  const slug = plainName(name);
  const middle = used[Math.min(1, used.length - 1)];
  const files: PhotoFile[] = [];
  for (const size of used) {
    for (const format of formats) {
      if (format === "jpeg" && size !== middle) continue;
      const made = `photo-${slug}-${size}-${hash}.${format}`;
      const make = () =>
        sharp(source).autoOrient().resize({ width: size }).toFormat(format).toBuffer();
      const bytes = () => kept(join(cacheDir, made), make);
      files.push({ name: made, width: size, format, bytes });
    }
  }
  return { width, height, files };
}

/** Our shop.JPG is our-shop, Zürich zurich. */
export function plainName(name: string): string {
  return name
    .normalize("NFKD")
    .replaceAll(/\p{M}/gu, "")
    .toLowerCase()
    .replaceAll(/\.\w+$|[^a-z0-9]+/g, "-")
    .replaceAll(/^-+|-+$/g, "");
}

/** What was made once is read again. */
async function kept(file: string, make: () => Promise<Buffer>): Promise<Buffer> {
  const found = await readFile(file).catch(() => null);
  if (found) return found;
  const bytes = await make();
  await mkdir(dirname(file), { recursive: true });
  await writeFile(file, bytes);
  return bytes;
}

/** What a page says of a photograph whose files lie under `base`. */
export function describePhoto({ width, height, files }: Photo, base: string): ProsePhoto {
  const sources = (format: Format) =>
    files
      .filter((file) => file.format === format)
      .map((file) => ({ href: base + file.name, width: file.width }));
  const set = (format: Format) =>
    sources(format)
      .map((file) => `${file.href} ${file.width}w`)
      .join(", ");
  const [fallback] = sources("jpeg");
  return { width, height, avif: set("avif"), webp: set("webp"), src: fallback?.href ?? "" };
}

/** Why a photograph that a text asks for cannot be shown; undefined where it can. */
export function photoProblem(name: string, projectRoot = root): string | undefined {
  const isThere = basename(name) === name && existsSync(join(projectRoot, folder, name));
  return isThere ? undefined : `there is no photograph ${folder}/${name}`;
}

/** `import shop from "photo:shop.jpg"` gives a photograph of app/prose/photos, sized and compressed. */
export function photos(made: MadeFiles = new Map(), projectRoot = root): Plugin {
  return {
    name: "quotewright:photos",
    resolveId: {
      filter: { id: new RegExp(`^${importPrefix}`) },
      handler: (id) => modulePrefix + encodeURIComponent(id.slice(importPrefix.length)),
    },
    load: {
      filter: { id: new RegExp(`^${modulePrefix}`) },
      async handler(id) {
        const name = decodeURIComponent(id.slice(modulePrefix.length));
        const source = await readFile(join(projectRoot, folder, name));
        const photo = await planPhoto(name, source, join(projectRoot, ".cache/photos"));
        // Their bytes are made later: a page that waited for its sizes would hold up every other one.
        for (const file of photo.files) made.set(`assets/${file.name}`, file.bytes);
        return `export default ${JSON.stringify(describePhoto(photo, "/assets/"))};`;
      },
    },
  };
}
