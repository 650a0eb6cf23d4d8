import type { PackageView } from "#app/tool/worker/worker-messages.ts";
import { Button } from "#app/ui/button.tsx";

interface SimilarPartsProps {
  similar: PackageView["similar"];
  onJoin: (partKey: string, to: string) => void;
}

/** Spellings that may be one part, for the visitor to join. */
export function SimilarParts({ similar, onJoin }: SimilarPartsProps) {
  const [first] = similar;
  if (!first) return null;
  const [to, from] = first.parts;
  return (
    <section aria-labelledby="similar-parts" className="border-b border-line on-vellum px-pad py-4">
      <h2 id="similar-parts" className="text-body font-medium">
        Are {to} and {from} one part?
      </h2>
      <p className="mt-1 note">
        {first.reason}
        {similar.length > 1 && `; ${similar.length - 1} more like this`}
      </p>
      <Button size="small" icon="check" className="mt-3" onClick={() => onJoin(first.partKey, to)}>
        {`Yes, compare both as ${to}`}
      </Button>
    </section>
  );
}
