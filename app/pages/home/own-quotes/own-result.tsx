import { RankedRows } from "../ranked-rows.tsx";

import { ownRows } from "./own-rows.ts";
import { ownHeading, ownTrouble } from "./own-texts.ts";
import type { OwnRanking } from "./use-own-ranking.ts";

/** What was brought, ranked; or what keeps it from being so. */
export function OwnResult({ ranking }: { ranking: OwnRanking }) {
  const trouble = ownTrouble(ranking);
  const best = ranking.step === "ranked" ? (ranking.view.group?.best ?? []) : [];
  return (
    <>
      <p role="status" className={trouble ? "max-w-[38em] px-3.5 py-5 text-lede" : "sr-only"}>
        {trouble ?? ownHeading(ranking)}
      </p>
      {!trouble && <RankedRows label="Your quotes ranked by score" {...ownRows(best)} />}
    </>
  );
}
