import { useId, useState } from "react";

import {
  answerAsOffer,
  type Correction,
  type OfferDraft,
  offerFields,
  type OfferWords,
} from "#analyzer/intake/recognition.ts";
import { Button } from "#app/ui/button.tsx";

interface OfferFormProps {
  draft: OfferDraft;
  onAnswer: (corrections: readonly Correction[], answer: string) => void;
}

const labels = {
  part: "Part",
  quantity: "Quantity",
  price: "Unit price",
  leadTime: "Lead time",
} as const;

/** An offer as far as the row states it; what is missing or wrong can be typed. */
export function OfferForm({ draft, onAnswer }: OfferFormProps) {
  const id = useId();
  const [said, setSaid] = useState<OfferWords>(draft);
  const isNew = draft.of.kind === "row";
  return (
    <form
      className="mt-2 grid grid-cols-2 gap-2"
      onSubmit={(event) => {
        event.preventDefault();
        const corrections = answerAsOffer(draft, said);
        const text = offerFields.flatMap((field) => said[field].trim() || []).join(", ");
        if (said.price.trim() !== "" && corrections.length > 0) onAnswer(corrections, text);
      }}
    >
      {offerFields.map((field) => (
        <span key={field} className="grid min-w-0 gap-1">
          <label htmlFor={`${id}${field}`} className="label">
            {labels[field]}
          </label>
          <input
            id={`${id}${field}`}
            value={said[field]}
            autoComplete="off"
            onChange={({ target }) => setSaid({ ...said, [field]: target.value })}
            className="min-h-10 w-full min-w-0 rounded-1 border border-line-2 bg-raised px-2 text-small hover:border-line"
          />
        </span>
      ))}
      <Button type="submit" size="small" icon="check" className="col-span-2 justify-self-start">
        {isNew ? "An offer" : "Put it right"}
      </Button>
    </form>
  );
}
