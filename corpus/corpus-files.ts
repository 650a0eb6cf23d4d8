import { readdir, readFile as readBytes } from "node:fs/promises";

import { readFile, type ReadOptions } from "#analyzer/intake/read-file.ts";
import type { FileReading } from "#analyzer/intake/source.ts";
import type { Truth } from "./truth.ts";

/** `files` are judged by the tests, `training` is what the second reader learned from, `held-back` nobody has mended on. */
export type Shelf = "files" | "training" | "held-back";
const folderOf = (shelf: Shelf) => new URL(`${shelf}/`, import.meta.url);

export interface CorpusFile {
  /** "reportlab/en-plain.pdf". */
  readonly path: string;
  readonly format: string;
  /** Written after the recognizer was mended on the others. */
  readonly isLater: boolean;
  readonly truth: Truth;
}

export async function listCorpus(shelf: Shelf = "files"): Promise<CorpusFile[]> {
  const root = folderOf(shelf);
  const folders = await readdir(root);
  const lists = await Promise.all(
    folders.sort().map(async (folder) => {
      const text = await readBytes(new URL(`${folder}/truth.json`, root), "utf8");
      const truths: Record<string, Truth> = JSON.parse(text);
      return Object.entries(truths).map(([name, truth]) => ({
        path: `${folder}/${name}`,
        format: formatOf(folder, name, truth),
        isLater: folder.startsWith("unseen12-made"),
        truth,
      }));
    }),
  );
  return lists.flat();
}

export async function readCorpusFile(
  { path }: Pick<CorpusFile, "path">,
  options: ReadOptions = {},
  shelf: Shelf = "files",
): Promise<FileReading> {
  const bytes = new Uint8Array(await readBytes(new URL(path, folderOf(shelf))));
  return readFile({ name: path.split("/").at(-1) ?? path, bytes }, { characterMap, ...options });
}

/** As the command reads them. */
export async function characterMap(fileName: string): Promise<Uint8Array> {
  const address = import.meta.resolve(`pdfjs-dist/cmaps/${fileName}`);
  return new Uint8Array(await readBytes(new URL(address)));
}

function formatOf(folder: string, name: string, truth: Truth): string {
  if (truth.notAQuote) return "no quote";
  if (truth.mustAsk !== undefined) return "must be asked";
  if (folder === "scans") return "scan";
  return name.split(".").at(-1) ?? "";
}
