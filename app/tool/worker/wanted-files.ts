import weights from "../../../reader/weights/reader.bin?url";

import { dropOthers, keptOrFetched, openKept } from "../kept-files.ts";
import { weightsName } from "../second-reader/second-readings.ts";

/** Maps of characters for fonts that a PDF names and does not hold, by file name, from PDF.js' package. */
const characterMaps = import.meta.glob<string>("/node_modules/pdfjs-dist/cmaps/*.bcmap", {
  query: "?url",
  import: "default",
  eager: true,
});

/** What the worker may ask for, from this site. What the second reader has learned is kept from its first file on. */
export async function fetchWanted(fileName: string): Promise<Uint8Array> {
  const isWeights = fileName === weightsName;
  // Only a name of this list is ever asked for, whatever the file says.
  const address = isWeights ? weights : characterMaps[`/node_modules/pdfjs-dist/cmaps/${fileName}`];
  if (address === undefined) throw new Error(`There is no map ${fileName}.`);
  const cache = isWeights ? await openKept("second-reader") : null;
  const blob = await keptOrFetched(address, cache);
  await dropOthers(cache, [address]);
  return new Uint8Array(await blob.arrayBuffer());
}
