import { createHash } from "node:crypto";
import { copyFile, cp, mkdir, readdir, readFile, rm, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { promisify } from "node:util";
import { brotliCompress, constants, gzip } from "node:zlib";
import { contentTypeOf } from "./content-types.ts";

const brotliAsync = promisify(brotliCompress);
const gzipAsync = promisify(gzip);

type Compression = "br" | "gzip";

/** Named by content, so that a stale file can never be taken for a fresh one. */
function compressedName(content: Buffer, compression: Compression): string {
  return `${createHash("sha256").update(content).digest("hex")}.${compression}`;
}

/** The compressed bytes: as the build left them in `build/compressed`, else made now. */
export async function compress(
  content: Buffer,
  compression: Compression,
  buildDir: string,
): Promise<Buffer> {
  const file = join(buildDir, "compressed", compressedName(content, compression));
  return await readFile(file).catch(() => compressNow(content, compression, qualityOf.page));
}

/**
 * Assets are few and each serves many pages. Of pages there may be thousands: 10 makes them 3 % larger than 11 does, in a
 * third of the time (decision 0014).
 */
const qualityOf = { asset: 11, page: 10 };

async function compressNow(
  content: Buffer,
  compression: Compression,
  quality: number,
): Promise<Buffer> {
  if (compression === "gzip") return await gzipAsync(content, { level: 9 });
  return await brotliAsync(content, {
    params: {
      [constants.BROTLI_PARAM_QUALITY]: quality,
      [constants.BROTLI_PARAM_SIZE_HINT]: content.length,
    },
  });
}

/** Enough to keep every core at work, few enough to keep little in memory. */
const filesAtOnce = 16;

/**
 * For the build: compresses the site once, so that the server starts at once. Returns the number of files. What the build
 * before left in `cacheDir` is not made again; afterwards that holds this build's.
 */
export async function compressSite(buildDir: string, cacheDir?: string): Promise<number> {
  const target = join(buildDir, "compressed");
  await mkdir(target, { recursive: true });
  const files = [
    ...(await listCompressible(join(buildDir, "client"))),
    ...(await listCompressible(join(buildDir, "server-pages"))),
  ];
  const waiting = files.values();
  const takeTurns = async () => {
    for (const file of waiting) await writeCompressed(file, target, cacheDir);
  };
  await Promise.all(Array.from({ length: filesAtOnce }, takeTurns));
  if (cacheDir) {
    await rm(cacheDir, { recursive: true, force: true });
    await cp(target, cacheDir, { recursive: true });
  }
  return files.length;
}

async function listCompressible(dir: string): Promise<string[]> {
  const entries = await readdir(dir, { recursive: true, withFileTypes: true }).catch(() => []);
  return entries
    .filter((entry) => entry.isFile() && contentTypeOf(entry.name).compresses)
    .map((entry) => join(entry.parentPath, entry.name));
}

async function writeCompressed(
  file: string,
  targetDir: string,
  cacheDir: string | undefined,
): Promise<void> {
  const content = await readFile(file);
  const quality = /[\\/]assets[\\/]/.test(file) ? qualityOf.asset : qualityOf.page;
  for (const compression of ["br", "gzip"] as const) {
    const name = compressedName(content, compression);
    const target = join(targetDir, name);
    const isKnown =
      cacheDir !== undefined &&
      (await copyFile(join(cacheDir, name), target).then(
        () => true,
        () => false,
      ));
    if (!isKnown) await writeFile(target, await compressNow(content, compression, quality));
  }
}
