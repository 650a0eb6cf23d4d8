import type { ChangeEvent, HTMLInputTypeAttribute } from "react";

import { classNames } from "./class-names.ts";
import { Icon } from "./icon.tsx";

export type FieldControl = HTMLInputElement | HTMLTextAreaElement;

/** What was found in a field; shown in place of its hint. */
interface FieldProps {
  id: string;
  name: string;
  label: string;
  type: HTMLInputTypeAttribute;
  multiline: boolean;
  required: boolean;
  readOnly: boolean;
  autoComplete: string;
  inputMode: "text" | "email" | "tel";
  maxLength: number;
  defaultValue?: string | undefined;
  hint?: string | undefined;
  mark?: { tone: "err" | "ok"; text: string } | undefined;
  onChange: (control: FieldControl) => void;
  className?: string;
}

const borders = {
  none: "border-line-2 hover:border-line",
  err: "border-err inset-ring-1 inset-ring-err",
  ok: "border-ok inset-ring-1 inset-ring-ok",
};

const noteColors = { none: "text-ink-3", err: "text-err", ok: "text-ok" };

/** Label above, control, and one line below: the hint, or what was found. Uncontrolled, so typing needs no script. */
export function Field(props: FieldProps) {
  const { id, label, hint, mark, className, multiline, type, onChange, ...attributes } = props;
  const tone = mark?.tone ?? "none";
  const note = mark?.text ?? hint;
  const noteId = `${id}-note`;
  const control = {
    ...attributes,
    id,
    "aria-invalid": tone === "err" || undefined,
    "aria-describedby": note ? noteId : undefined,
    onChange: (event: ChangeEvent<FieldControl>) => onChange(event.currentTarget),
    className: classNames(
      "min-h-12 w-full scroll-mt-28 rounded-1 border bg-raised px-3 py-2.5 focus-visible:outline-offset-1",
      borders[tone],
    ),
  };
  return (
    <div className={classNames("grid content-start gap-y-1.5", className)}>
      <label
        htmlFor={id}
        className="flex items-baseline justify-between gap-3 text-small font-medium"
      >
        {label}
        {!props.required && <small className="note"> optional</small>}
      </label>
      {multiline ? (
        <textarea {...control} rows={5} className={`${control.className} resize-y`} />
      ) : (
        <input {...control} type={type} />
      )}
      {note && (
        <p
          id={noteId}
          className={classNames("flex gap-2 font-mono text-note leading-[1.4]", noteColors[tone])}
        >
          {mark && (
            <Icon
              name={mark.tone === "err" ? "warning" : "check"}
              className="mt-[0.1em] size-[1em] flex-none"
            />
          )}
          {note}
        </p>
      )}
    </div>
  );
}
