import { useId, useState } from "react";

import { answerAsOffer, notAnOffer } from "#analyzer/intake/answers.ts";
import {
  type Correction,
  firstOfferFields,
  furtherOfferFields,
  type OfferDraft,
  type OfferField,
  offerFields,
  type OfferWords,
} from "#analyzer/intake/recognition.ts";
import { Button } from "#app/ui/button.tsx";
import { classNames } from "#app/ui/class-names.ts";
import { control } from "#app/ui/control.ts";

interface OfferFormProps {
  draft: OfferDraft;
  onAnswer: (corrections: readonly Correction[], answer: string) => void;
}

const labels: Readonly<Record<OfferField, string>> = {
  part: "Part",
  quantity: "Quantity",
  price: "Unit price",
  leadTime: "Lead time",
  supplier: "Supplier",
  currency: "Currency",
  priceUnit: "Price is for",
  charges: "One-time charges",
  minimumOrder: "Minimum order",
  incoterm: "Incoterm",
  validUntil: "Valid until",
  rating: "Rating",
  alternative: "An alternative",
};

/** How it is written, where that is not plain. */
const examples: Readonly<Partial<Record<OfferField, string>>> = {
  price: "4.20, or 100: 4.20; 500: 3.90",
  priceUnit: "each, per 100, kg",
  charges: "Tooling 1,950; Certificate 45",
};

/** An offer as far as it was read; what is missing or wrong can be typed. */
export function OfferForm({ draft, onAnswer }: OfferFormProps) {
  const id = useId();
  const [said, setSaid] = useState<OfferWords>(draft);
  const none = notAnOffer(draft);
  const field = (name: OfferField) => (
    <OfferInput
      key={name}
      id={`${id}${name}`}
      name={name}
      text={said[name] ?? ""}
      onChange={(text) => setSaid({ ...said, [name]: text })}
    />
  );
  return (
    <form
      className="mt-2 grid grid-cols-2 gap-2"
      onSubmit={(event) => {
        event.preventDefault();
        const corrections = answerAsOffer(draft, said);
        const changed = offerFields.filter((name) => (said[name] ?? "") !== (draft[name] ?? ""));
        const named = none === null ? offerFields : changed;
        const text = named.flatMap((name) => said[name]?.trim() || []).join(", ");
        if (said.price.trim() !== "" && corrections.length > 0) onAnswer(corrections, text);
      }}
    >
      {firstOfferFields.map(field)}
      <details className="col-span-2">
        <summary className="flex min-h-6 w-fit cursor-pointer items-center text-link">
          All of the offer
        </summary>
        <div className="mt-2 grid grid-cols-2 gap-2">{furtherOfferFields.map(field)}</div>
      </details>
      <span className="col-span-2 flex flex-wrap gap-2">
        <Button type="submit" size="small" icon="check">
          {none === null ? "An offer" : "Correct it"}
        </Button>
        {none !== null && (
          <Button size="small" icon="close" onClick={() => onAnswer([none], "not an offer")}>
            Not an offer
          </Button>
        )}
      </span>
    </form>
  );
}

interface OfferInputProps {
  id: string;
  name: OfferField;
  text: string;
  onChange: (text: string) => void;
}

function OfferInput({ id, name, text, onChange }: OfferInputProps) {
  return (
    <span className="grid min-w-0 content-start gap-1">
      <label htmlFor={id} className="label">
        {labels[name]}
      </label>
      {name === "alternative" ? (
        <select
          id={id}
          value={text}
          className={classNames(control, "w-full min-w-0")}
          onChange={({ target }) => onChange(target.value)}
        >
          <option value="">No</option>
          <option value="yes">Yes</option>
        </select>
      ) : (
        <input
          id={id}
          value={text}
          autoComplete="off"
          aria-describedby={examples[name] && `${id}-example`}
          onChange={({ target }) => onChange(target.value)}
          className={classNames(control, "w-full min-w-0")}
        />
      )}
      {examples[name] && (
        <span id={`${id}-example`} className="text-note text-ink-2">
          {examples[name]}
        </span>
      )}
    </span>
  );
}
