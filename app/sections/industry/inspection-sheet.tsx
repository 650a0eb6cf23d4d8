import type { ReactNode, RefObject } from "react";

import { copyLink } from "#app/ui/clipboard.ts";
import { SectionHead } from "#app/ui/drafting/section-head.tsx";
import { TitleBlock } from "#app/ui/drafting/title-block.tsx";
import { Zone } from "#app/ui/drafting/zone.tsx";
import { ToolAction } from "#app/ui/tool-action.tsx";

import { Verdict } from "../result-room.tsx";

/** What `useToolSettings` gives a sheet to be worked with. */
interface SheetTool {
  form: RefObject<HTMLFormElement | null>;
  missing: readonly string[];
  readForm: () => void;
  reset: () => void;
  link: () => string;
}

interface InspectionSheetProps {
  /** Names the form. */
  label: string;
  tool: SheetTool;
  /** Above the sheet: a title and a text, or what stands in their place on a blueprint. */
  title?: string;
  lead: ReactNode;
  /** The RFQ's own title block, by label. */
  entries: Readonly<Record<string, string>>;
  entriesClassName: string;
  /** What the sheet comes to, in a sentence. */
  verdict: string;
  children: ReactNode;
}

/** A sample RFQ with its answers, worked as it is changed: nothing is sent, and the address holds its state. */
export function InspectionSheet(props: InspectionSheetProps) {
  const { label, title, lead, entries, entriesClassName, verdict, children } = props;
  const { form, missing, readForm, reset, link } = props.tool;
  return (
    <Zone
      id="inspection-sheet"
      {...(title ? { space: "flush" } : { tone: "blueprint", space: "bare" })}
    >
      {title ? (
        <SectionHead title={title}>
          <p>{lead}</p>
        </SectionHead>
      ) : (
        lead
      )}
      <form
        ref={form}
        aria-label={label}
        onInput={readForm}
        onSubmit={(event) => event.preventDefault()}
        className="[&_input]:scroll-mb-40"
      >
        <TitleBlock
          entries={Object.entries(entries).map(([name, value]) => ({ label: name, value }))}
          className={`border-t-[1.5px] max-md:*:odd:last:col-span-full ${entriesClassName}`}
        />
        {children}
        <Verdict missing={missing}>{verdict}</Verdict>
        <div
          data-screen-only
          className="flex flex-wrap items-center border-t border-hair font-mono text-note noscript:hidden"
        >
          <ToolAction
            look="sheet"
            icon="link"
            onPress={() => copyLink(link(), "It opens this example with your numbers.")}
          >
            Copy link
          </ToolAction>
          <ToolAction look="sheet" icon="reset" onPress={reset}>
            Reset
          </ToolAction>
          <p className="px-pad py-2.5 note max-md:w-full max-md:border-t max-md:border-hair">
            Illustrative sample. Your numbers stay in this page and its address.
          </p>
        </div>
        <p className="hidden border-t border-hair px-pad py-2.5 note noscript:block">
          Illustrative sample. JavaScript is off, so this is one worked example.
        </p>
      </form>
    </Zone>
  );
}
