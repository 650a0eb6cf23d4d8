import type { ReactNode } from "react";

import { moneyText } from "#app/tool/figure-text.ts";
import type { GroupView } from "#app/tool/worker/group-view.ts";

import { useBench } from "../bench.ts";

/** Why the first is first, what would change it, what is missing, and what it saves. */
export function Reasons({ group }: { group: GroupView }) {
  const { view } = useBench();
  const { lead, ties, savings, missing } = group;
  const notes = [...group.notes, ...view.notes];
  return (
    <div className="text-small">
      {lead && (
        <Reason title="Why the first offer leads">
          <p>{lead.sentence}</p>
          {ties.map((tie) => (
            <p key={tie} className="mt-1.5">
              {tie}
            </p>
          ))}
        </Reason>
      )}
      {lead && lead.flipSentences.length > 0 && (
        <Reason title="What would make the second win">
          <ul className="grid gap-1.5">
            {lead.flipSentences.map((sentence) => (
              <li key={sentence}>{sentence}</li>
            ))}
          </ul>
        </Reason>
      )}
      {savings && (
        <Reason title="Saved">
          <dl className="grid grid-cols-2 font-mono text-note">
            <dt className="text-ink-3">against the highest</dt>
            <dt className="text-ink-3">against the median</dt>
            <dd className="figures text-body font-[500]">
              {moneyText(savings.againstHighest, view.currency)}
              <span className="block text-label font-[400] text-ink-3">
                {savings.againstHighestPercent.toFixed(1)}%
              </span>
            </dd>
            <dd className="figures text-body font-[500]">
              {moneyText(savings.againstMedian, view.currency)}
              <span className="block text-label font-[400] text-ink-3">
                {savings.againstMedianPercent.toFixed(1)}%
              </span>
            </dd>
          </dl>
          {view.totalSavings && view.groupCount > 1 && (
            <p className="mt-2">{view.totalSavings.sentence}</p>
          )}
        </Reason>
      )}
      {missing.length > 0 && (
        <Reason title="Missing">
          <ul className="grid gap-1.5">
            {missing.map(({ offerId, criterion, sentence }) => (
              <li key={`${offerId} ${criterion}`}>{sentence}</li>
            ))}
          </ul>
        </Reason>
      )}
      {notes.length > 0 && (
        <Reason title="Note">
          {notes.map((note) => (
            <p key={note}>{note}</p>
          ))}
        </Reason>
      )}
    </div>
  );
}

function Reason({ title, children }: { title: string; children: ReactNode }) {
  return (
    <div className="border-b border-hair px-pad py-3.5">
      <h3 className="mb-1.5 label">{title}</h3>
      {children}
    </div>
  );
}
