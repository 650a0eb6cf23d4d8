import { SettledAnnouncement } from "#app/ui/settled-announcement.tsx";

import { countText } from "#app/tool/figure-text.ts";
import type { PackageView } from "#app/tool/worker/worker-messages.ts";

/** Speaks the result in short when it is new, and once. It stands there before there is a result. */
export function ResultAnnouncement({ view }: { view: PackageView | null }) {
  return (
    <SettledAnnouncement
      state={view ? announcedState(view) : ""}
      text={view ? announcement(view) : "No quotes."}
    />
  );
}

function announcedState({ group, questionCount, lineCount }: PackageView): string {
  return `${group?.id} ${group?.best.map(({ id }) => id).join()} ${questionCount} ${lineCount}`;
}

function announcement(view: PackageView): string {
  const { group } = view;
  const first = group?.best[0];
  const found = `${countText(view.lineCount, "quote line")} from ${countText(view.supplierCount, "supplier")}.`;
  const best = first
    ? `First for ${group.title}: ${first.supplier}, score ${first.score.toFixed(1)}.`
    : "Nothing to rank yet.";
  const open = view.questionCount > 0 ? `${countText(view.questionCount, "open question")}.` : "";
  return `${found} ${best} ${open}`;
}
