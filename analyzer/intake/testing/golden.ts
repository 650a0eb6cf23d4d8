import { readFile as readBytes } from "node:fs/promises";

import { readFile } from "../read-file.ts";
import type { FileReading, SourceTable } from "../source.ts";

/** Reads one of the files that other programs made; README.md says how. */
export async function readGolden(name: string): Promise<FileReading> {
  return readFile({ name, bytes: await goldenBytes(name) });
}

export async function goldenBytes(name: string): Promise<Uint8Array> {
  return new Uint8Array(await readBytes(new URL(`files/${name}`, import.meta.url)));
}

/** A table as one sees it; an empty cell is an empty text. */
export function textsOf(table: SourceTable | undefined): string[][] {
  return table?.rows.map((row) => row.map((cell) => cell?.text ?? "")) ?? [];
}
