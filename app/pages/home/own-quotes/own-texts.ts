import { countText } from "#app/tool/figure-text.ts";
import type { TitleBlockEntry } from "#app/ui/drafting/title-block.tsx";

import { mostRows } from "./own-rows.ts";
import type { OwnRanking } from "./use-own-ranking.ts";

export function ownHeading(ranking: OwnRanking): string {
  const { name } = ranking.brought;
  const group = ranking.step === "ranked" ? ranking.view.group : null;
  if (!group || group.best.length === 0) return name;
  return `${name}: best ${Math.min(mostRows, group.best.length)} of ${countText(group.rankedCount, "response")}`;
}

/** What is said in place of rows that there are not, or `null` where there are some. */
export function ownTrouble(ranking: OwnRanking): string | null {
  const { brought } = ranking;
  const what = brought.sampleId ? brought.name : brought.files.map(({ name }) => name).join(", ");
  switch (ranking.step) {
    case "reading":
      return `${ranking.what ?? `Starting to read ${what}`}. It stays in this browser.`;
    case "failed":
      return `${what} could not be read. Check the connection, then choose again.`;
    case "ranked": {
      if (ranking.view.group?.best.length) return null;
      const problem = ranking.view.sources.flatMap(({ problems }) => problems).at(0);
      const reason = ranking.view.group?.setAside.at(0)?.reason;
      return [
        "None of these quotes can be ranked yet.",
        problem ? `${problem.fileName}: ${problem.message}` : (reason ?? ""),
        "The full tool shows what was read and asks for what is missing.",
      ]
        .filter(Boolean)
        .join(" ");
    }
  }
}

/** As many entries as the sample's, so that it takes the same room. */
export function ownTitleBlock(ranking: OwnRanking): TitleBlockEntry[] {
  const view = ranking.step === "ranked" ? ranking.view : null;
  const unknown = "–";
  return [
    { label: "Read", value: view ? countText(view.lineCount, "line") : unknown },
    { label: "Part shown", value: view ? `1 of ${view.groupCount}` : unknown },
    { label: "Quoted in", value: view?.currencies.join(", ") || unknown },
    { label: "Questions", value: view ? `${view.questionCount} open` : unknown },
    { label: "Score", value: "sum of weight × value" },
    {
      label: view ? `Ranked ${countText(view.sources.length, "file")} here in` : "Ranked here in",
      value: ranking.step === "ranked" ? `${ranking.seconds.toFixed(1)}s` : unknown,
      big: true,
    },
  ];
}
