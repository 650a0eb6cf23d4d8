import { copyText } from "#app/ui/clipboard.ts";
import { Icon } from "#app/ui/icon.tsx";

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
