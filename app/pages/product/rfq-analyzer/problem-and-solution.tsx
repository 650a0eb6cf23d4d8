import { packageMix } from "./package-ranking.ts";
import { SectionMark } from "#app/ui/drafting/section-head.tsx";
import { Zone } from "#app/ui/drafting/zone.tsx";

const pairs = [
  {
    problem: `${packageMix.responses} quotes, ${packageMix.formats} formats, ${packageMix.currencies} currencies`,
    solution: "One row per supplier, one unit, one currency",
  },
  {
    problem: "Priced each, per hundred and per lot",
    solution: "Every price per piece, with its calculation",
  },
  {
    problem: "Freight is in the email text, duty is missing",
    solution: "Tooling, freight and duty inside the landed cost",
  },
  {
    problem: "No record says why a supplier won",
    solution: "An audit trail with each value, weight and decision",
  },
];

export function ProblemAndSolution() {
  return (
    <Zone space="flush">
      <header className="mb-10 grid grid-cols-[auto_1fr] items-center gap-x-8 px-pad md:mb-14 lg:grid-cols-12 lg:gap-x-0">
        <SectionMark />
        <h2 className="text-h2 lg:col-span-7">The problem, and the result.</h2>
      </header>
      <table className="w-full border-collapse border-t border-line text-left max-md:block">
        <thead className="max-md:sr-only">
          <tr className="border-b border-line font-mono text-note text-ink-3 *:px-pad *:py-2.5 *:font-[450]">
            <th scope="col" className="w-1/2">
              Problem
            </th>
            <th scope="col" className="border-l border-hair">
              With the RFQ Analyzer
            </th>
          </tr>
        </thead>
        <tbody className="max-md:block">
          {pairs.map(({ problem, solution }) => (
            <tr key={problem} className="border-hair not-last:border-b max-md:block max-md:py-3">
              <td className="px-pad py-4 text-ink-2 max-md:block max-md:py-1">{problem}</td>
              <td className="border-hair px-pad py-4 text-h4 tracking-snug max-md:block max-md:py-1 md:border-l">
                <span className="flex items-center gap-4">
                  <span aria-hidden="true" className="leader-rule flex-none text-ink-3" />
                  {solution}
                </span>
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </Zone>
  );
}
