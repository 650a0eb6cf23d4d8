import { Icon } from "#app/ui/icon.tsx";
import { notify } from "#app/ui/notify.ts";

interface CopyButtonProps {
  /** What is copied, for those who do not see it: "the request". */
  what: string;
  text: string;
}

/** Stands in the head of a listing. */
export function CopyButton({ what, text }: CopyButtonProps) {
  return (
    <button
      type="button"
      onClick={() => copyText(what, text)}
      className="ml-auto inline-flex min-h-10 flex-none items-center gap-2 border-l border-hair px-3 hover:bg-raised focus-visible:-outline-offset-2 noscript:hidden"
    >
      <Icon name="copy" className="size-3.5" />
      Copy<span className="sr-only"> {what}</span>
    </button>
  );
}

/** Copies, and says so; where the browser refuses, it says that. */
export async function copyText(what: string, text: string | Promise<Blob>): Promise<void> {
  try {
    if (typeof text === "string") await navigator.clipboard.writeText(text);
    // Safari copies only what it was promised while the click lasted.
    else await navigator.clipboard.write([new ClipboardItem({ "text/plain": text })]);
    notify({ type: "success", title: "Copied", message: `On the clipboard: ${what}.` });
  } catch {
    notify({
      type: "error",
      title: "The browser would not copy",
      message: "Select the text and copy it by hand.",
    });
  }
}
