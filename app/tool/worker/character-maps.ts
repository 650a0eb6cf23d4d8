/** Maps of characters for fonts that a PDF names and does not hold, by file name, from PDF.js' package. */
const addresses = import.meta.glob<string>("/node_modules/pdfjs-dist/cmaps/*.bcmap", {
  query: "?url",
  import: "default",
  eager: true,
});

/** Only a name of this list is ever asked for, whatever the file says. */
export async function fetchCharacterMap(fileName: string): Promise<Uint8Array> {
  const address = addresses[`/node_modules/pdfjs-dist/cmaps/${fileName}`];
  if (address === undefined) throw new Error(`There is no map ${fileName}.`);
  const response = await fetch(address);
  if (!response.ok) throw new Error(`${address} answered ${response.status}.`);
  return new Uint8Array(await response.arrayBuffer());
}
