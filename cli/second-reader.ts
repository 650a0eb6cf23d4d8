import { readFile } from "node:fs/promises";

import {
  openSecondReader,
  type SecondReader,
} from "#analyzer/intake/second-reader/second-reader.ts";

const weights = new URL("../reader/weights/", import.meta.url);

/** Reads each file a second time, however long that takes: the same files give the same answer on every machine. */
export async function secondReader(): Promise<SecondReader> {
  const card = JSON.parse(await readFile(new URL("reader.json", weights), "utf8"));
  return openSecondReader(card, await readFile(new URL("reader.bin", weights)));
}
