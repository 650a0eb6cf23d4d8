import { Button } from "#app/ui/button.tsx";

import { RankedRows } from "../ranked-rows.tsx";

import { ownRows } from "./own-rows.ts";
import { ownHeading, ownTrouble } from "./own-texts.ts";
import type { OwnRanking } from "./use-own-ranking.ts";

/** What was brought, ranked; or what keeps it from being so. */
export function OwnResult({ ranking, onCancel }: { ranking: OwnRanking; onCancel: () => void }) {
  const trouble = ownTrouble(ranking);
  const view = ranking.step === "ranked" ? ranking.view : null;
  const rows = ownRows(view?.group?.best ?? [], view?.currency ?? "USD");
  return (
    <>
      <p role="status" className={trouble ? "max-w-[38em] px-3.5 py-5 text-lede" : "sr-only"}>
        {trouble ?? ownHeading(ranking)}
      </p>
      {ranking.step === "reading" && (
        <Button size="small" icon="close" onClick={onCancel} className="mx-3.5 self-start">
          Cancel
        </Button>
      )}
      {!trouble && <RankedRows label="Your quotes ranked by score" {...rows} />}
    </>
  );
}
