import type { Weights } from "#analyzer/rank/weights.ts";
import { trial } from "#app/site/facts/trial.ts";
import { sharedQuery } from "#app/tool/package/shared-query.ts";
import { handOver } from "#app/tool/handed-over.ts";
import { ArrowLink } from "#app/ui/arrow-link.tsx";

import type { BroughtQuotes } from "./brought-quotes.ts";

interface BenchLinkProps {
  brought: BroughtQuotes | null;
  weights: Weights;
}

/** Leads on to the whole tool, with what is ranked here and its weights. */
export function BenchLink({ brought, weights }: BenchLinkProps) {
  return (
    <ArrowLink
      to={brought ? `${trial.tool}?${sharedQuery(weights, brought.sampleId)}` : trial.tool}
      onClick={() => handOver(brought?.files ?? [])}
      className="text-note lg:mr-auto"
    >
      Open the full tool
    </ArrowLink>
  );
}
