import { createHash } from "node:crypto";
import { mkdir, readdir, readFile, writeFile } from "node:fs/promises";
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
  return await readFile(file).catch(() => compressNow(content, compression));
}

async function compressNow(content: Buffer, compression: Compression): Promise<Buffer> {
  if (compression === "gzip") return await gzipAsync(content, { level: 9 });
  return await brotliAsync(content, {
    params: {
      [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY,
      [constants.BROTLI_PARAM_SIZE_HINT]: content.length,
    },
  });
}

/** For the build: compresses the site once, so that the server starts at once. Returns the number of files. */
export async function compressSite(buildDir: string): Promise<number> {
  await mkdir(join(buildDir, "compressed"), { recursive: true });
  const files = [
    ...(await listCompressible(join(buildDir, "client"))),
    ...(await listCompressible(join(buildDir, "server-pages"))),
  ];
  await Promise.all(files.map((file) => writeCompressed(file, buildDir)));
  return files.length;
}

async function listCompressible(dir: string): Promise<string[]> {
  const entries = await readdir(dir, { recursive: true, withFileTypes: true }).catch(() => []);
  return entries
    .filter((entry) => entry.isFile() && contentTypeOf(entry.name).compresses)
    .map((entry) => join(entry.parentPath, entry.name));
}

async function writeCompressed(file: string, buildDir: string): Promise<void> {
  const content = await readFile(file);
  for (const compression of ["br", "gzip"] as const) {
    const target = join(buildDir, "compressed", compressedName(content, compression));
    await writeFile(target, await compressNow(content, compression));
  }
}
