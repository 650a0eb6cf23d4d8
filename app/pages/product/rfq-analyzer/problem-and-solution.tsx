import { packageMix } from "./package-ranking.ts";
import { SectionMark } from "#app/ui/drafting/section-head.tsx";
import { Zone } from "#app/ui/drafting/zone.tsx";

const pairs = [
  {
    problem: `${packageMix.responses} quotes, ${packageMix.formats} formats, ${packageMix.currencies} currencies`,
    solution: "One row per supplier, one unit, one currency",
  },
  {
    problem: "Priced each, per hundred and per lot, on one page",
    solution: "Every price on one basis, with the arithmetic beside it",
  },
  {
    problem: "Freight is in the email body, duty is in nobody's",
    solution: "Tooling, freight and duty inside the landed cost",
  },
  {
    problem: "The comparison sheet has eleven tabs and one author",
    solution: "Weights you can move while the team watches",
  },
  {
    problem: "Nobody can say in June why that shop won in March",
    solution: "A record that answers the June question by itself",
  },
];

export function ProblemAndSolution() {
  return (
    <Zone space="flush">
      <header className="mb-10 grid grid-cols-[auto_1fr] items-center gap-x-8 px-pad md:mb-14 lg:grid-cols-12 lg:gap-x-0">
        <SectionMark />
        <h2 className="text-h2 lg:col-span-7">From your desk, and back.</h2>
      </header>
      <table className="w-full border-collapse border-t border-line text-left max-md:block">
        <thead className="max-md:sr-only">
          <tr className="border-b border-line font-mono text-note text-ink-3 *:px-pad *:py-2.5 *:font-[450]">
            <th scope="col" className="w-1/2">
              The problem on your desk
            </th>
            <th scope="col" className="border-l border-hair">
              What you get back
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
