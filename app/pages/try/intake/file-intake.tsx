import { type DragEvent, type ReactNode, useId, useRef, useState } from "react";

import type { Intake } from "#app/tool/intake.ts";
import { Button } from "#app/ui/button.tsx";
import { classNames } from "#app/ui/class-names.ts";
import { Icon } from "#app/ui/icon.tsx";
import { useAtHydration } from "#app/ui/use-at-hydration.ts";
import { useWindowEvent } from "#app/ui/use-window-event.ts";
import { WhereDropped } from "#app/ui/where-dropped.tsx";

const accepted =
  ".csv,.tsv,.txt,.xlsx,.xlsm,.xls,.ods,.docx,.odt,.rtf,.eml,.msg,.html,.pdf,.png,.jpg,.jpeg,text/csv,text/plain,application/pdf,message/rfc822,image/png,image/jpeg,application/vnd.openxmlformats-officedocument.spreadsheetml.sheet";

interface FileIntakeProps {
  onBring: (intake: Intake) => void;
  /** Beside a result: there is less room, and less to say. */
  isCompact?: boolean;
}

/** Drop, choose or paste. */
export function FileIntake({ onBring, isCompact = false }: FileIntakeProps) {
  return (
    <div className="flex min-w-0 flex-col noscript:hidden">
      <DropZone
        title={
          isCompact ? (
            "Add quotes"
          ) : (
            <>
              Choose quotes<WhereDropped>, or drop them here</WhereDropped>
            </>
          )
        }
        note={
          isCompact ? (
            <>
              Choose<WhereDropped>, drop</WhereDropped> or paste
            </>
          ) : (
            "PDF, Excel, CSV, Word, email with attachments, scans"
          )
        }
        isCompact={isCompact}
        onFiles={(files) => onBring({ kind: "files", files })}
        onText={(text) => onBring({ kind: "text", text })}
      />
      <PasteBox
        title={isCompact ? "Paste a table or an email" : "Paste a table or an email instead"}
        label="Cells, CSV or the text of an email"
        action="Read the text"
        onText={(text) => onBring({ kind: "text", text })}
      />
    </div>
  );
}

interface DropZoneProps {
  title: ReactNode;
  note: ReactNode;
  isCompact: boolean;
  accept?: string;
  /** What the visitor chooses one file for. */
  isSingle?: boolean;
  /** What is said of the file that was chosen last. */
  noteId?: string | undefined;
  onFiles: (files: readonly File[]) => void;
  onText: (text: string) => void;
}

/** A file that misses the zone would be opened in place of the page. */
function stayOnPage(event: globalThis.DragEvent) {
  if (event.dataTransfer?.types.includes("Files")) event.preventDefault();
}

export function DropZone(props: DropZoneProps) {
  const { title, note, isCompact, accept = accepted, isSingle, noteId, onFiles, onText } = props;
  const [isOver, setOver] = useState(false);
  const input = useRef<HTMLInputElement>(null);

  const readChosen = () => {
    const files = [...(input.current?.files ?? [])];
    if (files.length === 0) return;
    onFiles(files);
    if (input.current) input.current.value = "";
  };
  // They may have been chosen before React arrived.
  useAtHydration(readChosen);

  useWindowEvent("dragover", stayOnPage);
  useWindowEvent("drop", stayOnPage);

  const drop = (event: DragEvent) => {
    event.preventDefault();
    setOver(false);
    const files = [...event.dataTransfer.files];
    const text = event.dataTransfer.getData("text/plain");
    if (files.length > 0) onFiles(files);
    else if (text) onText(text);
  };

  return (
    <label
      className={classNames(
        "relative grid grid-cols-[auto_minmax(0,1fr)] content-center items-center gap-x-4 has-focus-visible:outline-2 has-focus-visible:-outline-offset-4 has-focus-visible:outline-focus",
        isCompact
          ? "min-h-16 border-b border-hair px-pad py-2 hover:bg-ground"
          : "m-3 min-h-48 flex-1 border-2 border-dashed border-signal gridded px-pad py-8",
        isOver && "bg-vellum",
      )}
    >
      <span
        aria-hidden="true"
        className={classNames(
          "grid place-items-center rounded-full",
          isCompact
            ? "size-9 border-[1.5px] border-dashed border-line bg-raised"
            : "size-20 bg-signal text-on-signal max-sm:size-14",
        )}
      >
        <Icon name="plus" className={isCompact ? "size-4" : "size-8"} />
      </span>
      {/* The grid stops at the lettering, as lines of a drawing do. */}
      <span
        className={classNames(
          "grid",
          !isCompact && "gap-y-1 justify-self-start bg-raised px-2 py-1",
        )}
      >
        <span className={isCompact ? "font-medium" : "text-h3 font-medium tracking-snug"}>
          {title}
        </span>{" "}
        <span className="note">{note}</span>
      </span>
      {!isCompact && <RankingToCome />}
      <input
        ref={input}
        type="file"
        multiple={!isSingle}
        accept={accept}
        aria-describedby={noteId}
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

interface PasteBoxProps {
  title: string;
  label: string;
  action: string;
  onText: (text: string) => void;
}

export function PasteBox({ title, label, action, onText }: PasteBoxProps) {
  const [text, setText] = useState("");
  const id = useId();
  return (
    <details>
      <summary className="flex min-h-12 items-center gap-3 px-pad text-small font-medium hover:bg-ground">
        <Icon name="plus" className="size-4 in-[[open]>summary]:rotate-45" />
        {title}
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
        <label htmlFor={id} className="label">
          {label}
        </label>
        <textarea
          id={id}
          rows={6}
          value={text}
          spellCheck={false}
          onChange={(event) => setText(event.target.value)}
          className="w-full resize-y rounded-1 border border-line-2 bg-raised px-3 py-2.5 font-mono text-note hover:border-line focus-visible:outline-offset-1"
        />
        <Button type="submit" size="small" className="justify-self-start">
          {action}
        </Button>
      </form>
    </details>
  );
}

const heads = [
  { x: "4%", name: "#" },
  { x: "15%", name: "Supplier" },
  { x: "42%", name: "Landed cost" },
  { x: "68%", name: "Lead time" },
  { x: "88%", name: "Score" },
];
const rows = [1, 2, 3];
const headPx = 64;
const rowPx = 52;

/** Where the ranking will be, in hidden lines. Every row is alike, so that nobody reads a result from it. */
function RankingToCome() {
  return (
    <svg
      aria-hidden="true"
      strokeDasharray="5 3"
      className="col-span-2 mt-6 h-55 w-full bg-raised fill-ink-3 stroke-ink-3 font-mono text-label max-lg:hidden"
    >
      <rect width="100%" height="100%" fill="none" />
      <g stroke="none">
        <text x="4%" y="26" className="text-note">
          Your ranking will be here
        </text>
        {heads.map(({ x, name }) => (
          <text key={name} x={x} y="52">
            {name}
          </text>
        ))}
        {rows.map((rank) => (
          <text key={rank} x="6%" y={headPx + (rank - 0.5) * rowPx + 4} textAnchor="middle">
            {rank}
          </text>
        ))}
      </g>
      <g fill="none">
        {rows.map((rank) => (
          <svg key={rank} y={headPx + (rank - 1) * rowPx} className="overflow-visible">
            <path d="M0 0H9999" />
            <circle cx="6%" cy="26" r="14" />
            <rect x="15%" y="22" width="20%" height="8" />
            <rect x="42%" y="22" width="20%" height="8" />
            <rect x="68%" y="22" width="14%" height="8" />
            <rect x="88%" y="16" width="8%" height="20" />
          </svg>
        ))}
      </g>
    </svg>
  );
}
