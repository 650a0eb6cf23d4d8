import { Icon } from "#app/ui/icon.tsx";

import type { SourceView } from "#app/tool/worker/worker-messages.ts";

/** What could not be read, and what to do about it. Scans can be: scan-offer.tsx asks about them. */
export function ProblemList({ sources }: { sources: readonly SourceView[] }) {
  const problems = sources
    .flatMap((source) => source.problems)
    .filter(({ kind }) => kind !== "scan");
  if (problems.length === 0) return null;
  return (
    <ul aria-label="Problems" className="border-b border-hair bg-warn-wash">
      {problems.map((problem, index) => (
        <li
          key={index}
          className="grid grid-cols-[1.5rem_minmax(0,1fr)] gap-x-3 border-hair px-pad py-3 text-small not-first:border-t"
        >
          <Icon name="warning" className="mt-0.5 size-5 text-warn" />
          <p>
            <b className="font-mono text-note font-[540]">
              {problem.part === "" ? problem.fileName : `${problem.fileName}, ${problem.part}`}
            </b>{" "}
            {problem.message}
          </p>
        </li>
      ))}
    </ul>
  );
}
