import { useId, useState } from "react";

import { Button } from "#app/ui/button.tsx";

/** An answer in the visitor's own words. */
export function AnswerInWords({
  label,
  draft = "",
  onAnswer,
}: {
  label: string;
  /** What was read, to go on from. */
  draft?: string;
  onAnswer: (text: string) => void;
}) {
  const id = useId();
  const [text, setText] = useState(draft);
  return (
    <form
      className="mt-3 grid gap-1"
      onSubmit={(event) => {
        event.preventDefault();
        if (text.trim() !== draft) onAnswer(text);
      }}
    >
      <label htmlFor={id} className="label">
        {label}
      </label>
      <span className="flex gap-2">
        <input
          id={id}
          value={text}
          autoComplete="off"
          onChange={({ target }) => setText(target.value)}
          className="min-h-10 min-w-0 flex-1 rounded-1 border border-line-2 bg-raised px-2 text-small hover:border-line"
        />
        <Button type="submit" size="small" icon="check">
          Answer
        </Button>
      </span>
    </form>
  );
}
