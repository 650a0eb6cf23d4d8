import type { Correction, OfferDraft } from "#analyzer/intake/recognition.ts";

import { OfferForm } from "./offer-form.tsx";

interface OfferListProps {
  title: string;
  drafts: readonly OfferDraft[];
  onAnswer: (corrections: readonly Correction[], answer: string) => void;
}

/** Offers to put right or to add, each in its own form; several are named before one is opened. */
export function OfferList({ title, drafts, onAnswer }: OfferListProps) {
  if (drafts.length === 0) return null;
  return (
    <Unfolded title={title}>
      {drafts.map((draft) => {
        const key = JSON.stringify(draft);
        const form = <OfferForm key={key} draft={draft} onAnswer={onAnswer} />;
        if (drafts.length === 1) return form;
        const named = [draft.part, draft.quantity, draft.price].filter((text) => text !== "");
        return (
          <Unfolded key={key} title={named.join(", ")}>
            {form}
          </Unfolded>
        );
      })}
    </Unfolded>
  );
}

/** Folded away behind words that read as a link. */
export function Unfolded({ title, children }: { title: string; children: React.ReactNode }) {
  return (
    <details className="text-small">
      <summary className="flex min-h-6 w-fit cursor-pointer items-center text-link">
        {title}
      </summary>
      {children}
    </details>
  );
}
