/** Long after the browser has begun to write it. */
const keepForMs = 60_000;

/** Saves what was made in the page as a file, under the name given. */
export function saveFile(name: string, type: string, content: BlobPart): void {
  const address = URL.createObjectURL(new Blob([content], { type }));
  const link = document.createElement("a");
  link.href = address;
  link.download = name;
  link.click();
  setTimeout(() => URL.revokeObjectURL(address), keepForMs);
}
