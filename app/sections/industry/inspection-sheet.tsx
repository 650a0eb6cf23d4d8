import { type ReactNode, type RefObject, useEffect, useRef, useState } from "react";

import { copyLink } from "#app/ui/clipboard.ts";
import { Icon, type IconName } from "#app/ui/icon.tsx";
import { TitleBlock, type TitleBlockEntry } from "#app/ui/drafting/title-block.tsx";

/** What `useToolSettings` gives a sheet to be worked with. */
interface SheetTool {
  form: RefObject<HTMLFormElement | null>;
  isUsable: boolean;
  readAgain: () => void;
  reset: () => void;
  link: () => string;
}

interface InspectionSheetProps {
  /** Names the form. */
  label: string;
  tool: SheetTool;
  /** The RFQ's own title block, above the sheet. */
  entries: TitleBlockEntry[];
  entriesClassName: string;
  /** What the sheet comes to, in a sentence; spoken when it has changed and rests. */
  verdict: string;
  children: ReactNode;
}

/** A sample RFQ with its answers, worked as it is changed: nothing is sent, and the address holds its state. */
export function InspectionSheet(props: InspectionSheetProps) {
  const { label, entries, entriesClassName, children } = props;
  const { form, isUsable, readAgain, reset, link } = props.tool;
  const verdict = isUsable
    ? props.verdict
    : "One number cannot be used. The figures above are for the last valid numbers.";
  return (
    <form
      ref={form}
      aria-label={label}
      onInput={readAgain}
      onSubmit={(event) => event.preventDefault()}
    >
      <TitleBlock entries={entries} className={`border-t-[1.5px] ${entriesClassName}`} />
      {children}
      <div className="border-t border-line px-pad py-4">
        <p className="max-w-[75ch] text-lede">{verdict}</p>
      </div>
      <Spoken text={verdict} />
      <div
        data-screen-only
        className="flex flex-wrap items-center border-t border-hair font-mono text-note noscript:hidden"
      >
        <SheetAction
          icon="link"
          onPress={() => copyLink(link(), "It opens this example with your numbers.")}
        >
          Copy link
        </SheetAction>
        <SheetAction icon="reset" onPress={reset}>
          Reset
        </SheetAction>
        <p className="px-pad py-2.5 note max-md:w-full max-md:border-t max-md:border-hair">
          Illustrative sample. Your numbers stay in this page and its address.
        </p>
      </div>
      <p className="hidden border-t border-hair px-pad py-2.5 note noscript:block">
        Illustrative sample. JavaScript is off, so this is one worked example.
      </p>
    </form>
  );
}

interface SheetActionProps {
  icon: IconName;
  onPress: () => void;
  children: string;
}

function SheetAction({ icon, onPress, children }: SheetActionProps) {
  return (
    <button
      type="button"
      onClick={onPress}
      className="flex min-h-11 items-center gap-2 border-r border-hair px-pad whitespace-nowrap hover:bg-raised focus-visible:-outline-offset-2 max-md:flex-auto max-md:justify-center max-md:px-2"
    >
      <Icon name={icon} className="size-3.5 flex-none" />
      {children}
    </button>
  );
}

const speakAfterMs = 500;

/** Speaks what has changed once it rests, not at every step of a slider, and nothing at first. */
function Spoken({ text }: { text: string }) {
  const [spoken, setSpoken] = useState("");
  const known = useRef(text);

  useEffect(() => {
    if (known.current === text) return;
    const timer = setTimeout(() => {
      known.current = text;
      setSpoken(text);
    }, speakAfterMs);
    return () => clearTimeout(timer);
  }, [text]);

  return (
    <p role="status" className="sr-only">
      {spoken}
    </p>
  );
}
