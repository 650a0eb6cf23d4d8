import { type Ref, useEffect, useState } from "react";

import { groupDigits } from "#app/format/group-digits.ts";
import { type SamplePackage, samplePackages } from "#app/samples/sample-packages.ts";
import { ChoiceChips } from "#app/ui/choice-chips.tsx";
import { SiteLink } from "#app/ui/site-link.tsx";
import { countText, moneyText } from "#app/tool/figure-text.ts";
import { isUnreadScan } from "#app/tool/scan/unread-scan.ts";
import type { PackageView } from "#app/tool/worker/package-view.ts";
import { Icon } from "#app/ui/icon.tsx";
import { SettledAnnouncement } from "#app/ui/settled-announcement.tsx";
import { classNames } from "#app/ui/class-names.ts";
import { control } from "#app/ui/control.ts";

import { useBench } from "../bench.ts";

interface ResultHeadProps {
  ref: Ref<HTMLHeadingElement>;
  isComparing: boolean;
  onCompare: (isComparing: boolean) => void;
}

/** From this many parts on, the list of them can be searched. */
const searchFrom = 12;

/** What is ranked: one part or the whole package, and of how much. */
export function ResultHead({ ref, isComparing, onCompare }: ResultHeadProps) {
  const { view, state, set } = useBench();
  const { group } = view;
  const { rankBy } = state.settings;
  const sample: SamplePackage | undefined = samplePackages.find(({ id }) => id === state.sampleId);
  const isOfPart = !isComparing && group !== null;
  return (
    <header className="grid gap-x-8 gap-y-3 border-b border-line on-raised px-pad py-4 lg:sticky lg:top-bar lg:z-10 xl:grid-cols-[minmax(0,1fr)_fit-content(26rem)] xl:items-end">
      <div className="min-w-0">
        {/* On a phone the first offer is to come into view with it. */}
        <h2
          ref={ref}
          tabIndex={-1}
          className="text-h3 wrap-break-word focus:outline-none max-lg:scroll-mb-[80vh]"
        >
          {isComparing ? "Parts by suppliers" : (group?.title ?? nothingTitle(view))}
        </h2>
        {isOfPart && group.description && (
          <p className="mt-1 text-small text-ink-2">{group.description}</p>
        )}
        <p className="mt-1 note">{summaryText(view)}</p>
        {sample?.excluded && (
          <p className="mt-1 text-small">
            {sample.excluded.text}{" "}
            <SiteLink to={sample.excluded.page} className="text-link">
              {sample.excluded.link}
            </SiteLink>
          </p>
        )}
      </div>
      <div className="flex flex-wrap items-end gap-x-6 gap-y-3">
        {!isComparing && view.groupCount > 1 && <GroupChoice />}
        <ChoiceChips
          label="Show"
          name="try-it-show"
          value={isComparing ? "compare" : rankBy}
          options={[
            { value: "line", label: "Part by part" },
            { value: "package", label: "Whole package" },
            { value: "compare", label: "Parts by suppliers" },
          ]}
          onChange={(value) => {
            onCompare(value === "compare");
            if (value === "line" || value === "package") set({ rankBy: value });
          }}
        />
      </div>
    </header>
  );
}

function GroupChoice() {
  const { view, state, chooseGroup, filterGroups } = useBench();
  const { groups, group, groupCount } = view;
  return (
    <div className="grid gap-2">
      <label htmlFor="try-it-part" className="label">
        Part, {groupDigits(groupCount)} in all
      </label>
      <div className="flex flex-wrap gap-2">
        {groupCount >= searchFrom && (
          <input
            type="search"
            value={state.groupFilter}
            aria-label="Find a part"
            placeholder="Find a part"
            onChange={(event) => filterGroups(event.target.value)}
            className={classNames(control, "w-full max-w-72")}
          />
        )}
        <select
          id="try-it-part"
          value={group?.id ?? ""}
          onChange={(event) => chooseGroup(event.target.value)}
          className={classNames(control, "w-full max-w-72")}
        >
          {group && !groups.some(({ id }) => id === group.id) && (
            <option value={group.id}>{group.title}</option>
          )}
          {groups.map(({ id, title, rankedCount }) => (
            <option key={id} value={id}>
              {title} ({countText(rankedCount, "offer")})
            </option>
          ))}
        </select>
      </div>
    </div>
  );
}

function nothingTitle({ sources }: PackageView): string {
  return sources.some(isUnreadScan) ? "Not read yet" : "No offer found";
}

function summaryText(view: PackageView): string {
  return [
    countText(view.lineCount, "quote line"),
    countText(view.supplierCount, "supplier"),
    `${groupDigits(view.rankedCount)} ranked`,
    view.setAsideCount > 0 && `${groupDigits(view.setAsideCount)} set aside`,
    view.questionCount > 0 && countText(view.questionCount, "open question"),
  ]
    .filter(Boolean)
    .join(" · ");
}

/** On a phone the result stands below the questions: this line stays in view and leads to it, until it is there. */
export function ResultSummary() {
  const { view } = useBench();
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
        First: {first.supplier}, {moneyText(first.cost.total, view.currency)}
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
