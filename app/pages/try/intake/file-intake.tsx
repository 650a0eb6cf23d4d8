import { type DragEvent, useEffect, useEffectEvent, useRef, useState } from "react";

import { Button } from "#app/ui/button.tsx";
import { classNames } from "#app/ui/class-names.ts";
import { Icon } from "#app/ui/icon.tsx";

import type { Intake } from "#app/tool/intake.ts";

const accepted =
  ".csv,.tsv,.txt,.xlsx,.ods,.eml,.html,.pdf,text/csv,text/plain,application/pdf,message/rfc822,application/vnd.openxmlformats-officedocument.spreadsheetml.sheet";

/** Drop, choose or paste. */
export function FileIntake({ onBring }: { onBring: (intake: Intake) => void }) {
  return (
    <div className="flex min-w-0 flex-col noscript:hidden">
      <DropZone onBring={onBring} />
      <PasteBox onText={(text) => onBring({ kind: "text", text })} />
    </div>
  );
}

function DropZone({ onBring }: { onBring: (intake: Intake) => void }) {
  const [isOver, setOver] = useState(false);
  const input = useRef<HTMLInputElement>(null);

  const readChosen = () => {
    const files = [...(input.current?.files ?? [])];
    if (files.length === 0) return;
    onBring({ kind: "files", files });
    input.current!.value = "";
  };
  // They may have been chosen before React arrived.
  const readEarlyChoice = useEffectEvent(readChosen);
  useEffect(() => readEarlyChoice(), []);

  // A file that misses the zone would be opened in place of the page.
  useEffect(() => {
    const stay = (event: globalThis.DragEvent) => {
      if (event.dataTransfer?.types.includes("Files")) event.preventDefault();
    };
    addEventListener("dragover", stay);
    addEventListener("drop", stay);
    return () => {
      removeEventListener("dragover", stay);
      removeEventListener("drop", stay);
    };
  }, []);

  const drop = (event: DragEvent) => {
    event.preventDefault();
    setOver(false);
    const files = [...event.dataTransfer.files];
    const text = event.dataTransfer.getData("text/plain");
    if (files.length > 0) onBring({ kind: "files", files });
    else if (text) onBring({ kind: "text", text });
  };

  return (
    <label
      className={classNames(
        "relative grid min-h-48 flex-1 grid-cols-[auto_minmax(0,1fr)] content-center items-center gap-x-4 gap-y-1 border-b border-hair gridded px-pad py-8 has-focus-visible:outline-2 has-focus-visible:-outline-offset-4 has-focus-visible:outline-focus",
        isOver && "bg-vellum",
      )}
    >
      <span
        aria-hidden="true"
        className="row-span-2 grid size-14 place-items-center rounded-full border-[1.5px] border-dashed border-line bg-raised"
      >
        <Icon name="plus" className="size-6" />
      </span>
      <span className="text-h4 font-medium tracking-snug">Drop quotes here, or choose files</span>{" "}
      <span className="note">
        CSV, .xlsx, .eml with attachments, PDF with text. Several at once.
      </span>
      <input
        ref={input}
        type="file"
        multiple
        accept={accepted}
        onChange={readChosen}
        onDragOver={(event) => {
          event.preventDefault();
          setOver(true);
        }}
        onDragLeave={() => setOver(false)}
        onDrop={drop}
        className="absolute inset-0 cursor-pointer opacity-0"
      />
    </label>
  );
}

function PasteBox({ onText }: { onText: (text: string) => void }) {
  const [text, setText] = useState("");
  return (
    <details className="group">
      <summary className="flex min-h-12 items-center gap-3 px-pad text-small font-medium hover:bg-ground">
        <Icon name="plus" className="size-4 group-open:rotate-45" />
        Paste a table or a mail instead
      </summary>
      <form
        onSubmit={(event) => {
          event.preventDefault();
          if (text.trim() === "") return;
          onText(text);
          setText("");
        }}
        className="grid gap-3 px-pad pt-1 pb-5"
      >
        <label htmlFor="try-it-text" className="label">
          Cells, CSV or the text of a mail
        </label>
        <textarea
          id="try-it-text"
          rows={6}
          value={text}
          spellCheck={false}
          onChange={(event) => setText(event.target.value)}
          className="w-full resize-y rounded-1 border border-line-2 bg-raised px-3 py-2.5 font-mono text-note hover:border-line focus-visible:outline-offset-1"
        />
        <Button type="submit" size="small" className="justify-self-start">
          Read the text
        </Button>
      </form>
    </details>
  );
}
