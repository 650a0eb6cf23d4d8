import address from "../../../reader/weights/reader.bin?url";

import { dropOthers, keptOrFetched, openKept } from "../kept-files.ts";

/** What the second reader has learned, from this site: fetched with the first file that a visitor brings, then kept. */
export async function fetchWeights(): Promise<Uint8Array> {
  const cache = await openKept("second-reader");
  const blob = await keptOrFetched(address, cache);
  await dropOthers(cache, [address]);
  return new Uint8Array(await blob.arrayBuffer());
}
