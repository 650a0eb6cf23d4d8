import { useEffect, useState } from "react";

import { countText, moneyText } from "#app/tool/figure-text.ts";
import type { PackageView } from "#app/tool/worker/worker-messages.ts";
import { Icon } from "#app/ui/icon.tsx";
import { SettledAnnouncement } from "#app/ui/settled-announcement.tsx";

/** On a phone the result stands below the questions: this line stays in view and leads to it, until it is there. */
export function ResultSummary({ view, currency }: { view: PackageView; currency: string }) {
  const [isResultSeen, setResultSeen] = useState(true);
  useEffect(() => {
    const result = document.getElementById("result");
    if (!result) return;
    const observer = new IntersectionObserver((entries) =>
      setResultSeen(entries.some((entry) => entry.isIntersecting)),
    );
    observer.observe(result);
    return () => observer.disconnect();
  }, []);

  const first = view.group?.best[0];
  if (isResultSeen || !first) return null;
  return (
    <a
      href="#result"
      className="sticky bottom-0 z-20 flex min-h-12 items-center gap-3 border-t-[1.5px] border-line bg-ink px-pad py-2 text-small text-ink-inverse no-underline focus-visible:-outline-offset-4 lg:hidden"
    >
      <span className="min-w-0 flex-1 truncate">
        First: {first.supplier}, {moneyText(first.cost.total, currency)}
        {view.questionCount > 0 && ` · ${countText(view.questionCount, "question")}`}
      </span>
      <Icon name="down" className="size-4 flex-none" />
    </a>
  );
}

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
