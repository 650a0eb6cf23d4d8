import { notify } from "./notify.ts";

/** Copies a link and says what it opens; where the browser refuses, it shows the link. */
export function copyLink(link: string, opens = link): Promise<void> {
  return copy(link, { title: "Link copied", message: opens }, link);
}

/** Copies what stands on the page, or what was asked for and is on its way. */
export function copyText(what: string, text: string | Promise<Blob>): Promise<void> {
  return copy(
    text,
    { title: "Copied", message: `On the clipboard: ${what}.` },
    "Select the text and copy it by hand.",
  );
}

async function copy(
  text: string | Promise<Blob>,
  success: { title: string; message: string },
  whenRefused: string,
): Promise<void> {
  try {
    if (typeof text === "string") await navigator.clipboard.writeText(text);
    // Safari copies only what it was promised while the click lasted.
    else await navigator.clipboard.write([new ClipboardItem({ "text/plain": text })]);
    notify({ type: "success", ...success });
  } catch {
    notify({ type: "error", title: "The browser would not copy", message: whenRefused });
  }
}
