import type { CaseResult, CaseStudy } from "#app/site/case-studies.ts";
import { amountText, improvementText } from "#app/format/improvement.ts";
import { Dimension } from "#app/ui/drafting/dimension.tsx";
import { GdtSymbol } from "#app/ui/drafting/gdt-symbol.tsx";

const columnHead = "px-pad py-2.5 text-left font-mono text-label font-[450] text-ink-3";
const cell = "px-pad py-6 align-middle max-lg:py-3";
const lengthCell = `${cell} max-lg:col-span-2 grid-cols-[3.5rem_minmax(0,1fr)] items-center gap-x-3 max-lg:grid`;
/** The same room before every length, so that all begin and are measured alike: an arrow may stand outside of it. */
const lengthRoom = "py-2.5 pr-2 pl-6 mr-2";

/** Before and after at one scale per line. What changed is clouded, as a checker would mark it. */
export function ResultsTable({ study }: { study: CaseStudy }) {
  return (
    <table className="w-full border-collapse border-t border-line max-lg:block">
      <caption className="sr-only">Results at {study.company}</caption>
      <thead className="max-lg:sr-only">
        <tr className="border-b border-line *:not-first:border-l *:not-first:border-hair">
          <th scope="col" className={columnHead}>
            Result
          </th>
          <th scope="col" className={`${columnHead} w-3/10 pl-12!`}>
            Before
          </th>
          <th scope="col" className={`${columnHead} w-3/10 pl-12!`}>
            After
          </th>
          <th scope="col" className={`${columnHead} w-1/6`}>
            Improvement
          </th>
        </tr>
      </thead>
      <tbody className="max-lg:block">
        {study.results.map((result) => (
          <ResultRow key={result.metric} result={result} />
        ))}
      </tbody>
    </table>
  );
}

function ResultRow({ result }: { result: CaseResult }) {
  const { icon, metric, unit, before, after } = result;
  const scale = Math.max(before, after);
  return (
    <tr className="border-hair not-last:border-b max-lg:grid max-lg:grid-cols-[minmax(0,1fr)_auto] max-lg:py-3 lg:*:not-first:border-l lg:*:not-first:border-hair">
      <th scope="row" className={`${cell} text-left font-text`}>
        <span className="flex items-center gap-4">
          <GdtSymbol name={icon} className="size-8" />
          <span className="text-h4 leading-tight font-medium tracking-snug">{metric}</span>
        </span>
      </th>
      <td className={`${lengthCell} max-lg:row-start-2`}>
        <ColumnName>Before</ColumnName>
        <div className={lengthRoom}>
          <BeforeOrAfter amount={before} scale={scale} unit={unit} />
        </div>
      </td>
      <td className={`${lengthCell} max-lg:row-start-3`}>
        <ColumnName>After</ColumnName>
        <div className={`revision-cloud ${lengthRoom}`}>
          <BeforeOrAfter amount={after} scale={scale} unit={unit} />
        </div>
      </td>
      <td className={`${cell} text-h3 leading-none tracking-snug whitespace-nowrap`}>
        {improvementText(result)}
      </td>
    </tr>
  );
}

/** Where the head of the table is not seen. */
function ColumnName({ children }: { children: string }) {
  return (
    <span aria-hidden="true" className="font-mono text-note text-ink-3 lg:hidden">
      {children}
    </span>
  );
}

/** Below this share of the scale the label no longer fits into the line. */
const labelFitsFrom = 0.5;

function BeforeOrAfter({ amount, scale, unit }: { amount: number; scale: number; unit: string }) {
  const share = amount / scale;
  return (
    <Dimension share={share} label={share < labelFitsFrom ? "beside" : "inside"}>
      {amountText(amount, unit)}
    </Dimension>
  );
}
