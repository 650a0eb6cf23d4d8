import type { IncotermAdder } from "#analyzer/package/incoterm-adders.ts";
import type { NamedKey } from "#app/tool/worker/worker-messages.ts";
import { Icon } from "#app/ui/icon.tsx";

import { NumberInput } from "../number-input.tsx";

type Adders = Readonly<Record<string, Partial<IncotermAdder>>>;

interface OwnAddersProps {
  title: string;
  rowHead: string;
  rows: readonly NamedKey[];
  adders: Adders;
  onChange: (adders: Adders) => void;
}

const columnHead = "px-2 py-1.5 text-left font-mono text-label font-[450] text-ink-3";
const fields = [
  ["freightPercent", "Freight"],
  ["dutyPercent", "Duty"],
] as const;

/** Percentages that hold for one supplier or one country; an empty field leaves it to the Incoterm. */
export function OwnAdders({ title, rowHead, rows, adders, onChange }: OwnAddersProps) {
  if (rows.length === 0) return null;
  const change = (key: string, field: keyof IncotermAdder, percent: number | null) => {
    const { [field]: _, ...others } = adders[key] ?? {};
    onChange({ ...adders, [key]: percent === null ? others : { ...others, [field]: percent } });
  };
  return (
    <details className="group border-t border-hair">
      <summary className="flex min-h-11 items-center gap-3 px-pad text-small hover:bg-ground">
        <Icon name="plus" className="size-4 flex-none group-open:rotate-45" />
        {title}
      </summary>
      <table className="mx-pad mb-4 max-w-lg border-collapse text-small">
        <caption className="sr-only">{title}, in percent</caption>
        <thead>
          <tr className="border-b border-line">
            <th scope="col" className={columnHead}>
              {rowHead}
            </th>
            {fields.map(([, name]) => (
              <th key={name} scope="col" className={columnHead}>
                {name}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map(({ key, name }) => (
            <tr key={key} className="border-b border-hair *:p-1">
              <th scope="row" className="text-left font-[450] wrap-break-word">
                {name}
              </th>
              {fields.map(([field, fieldName]) => (
                <td key={field}>
                  <NumberInput
                    label={`${fieldName} of ${name}`}
                    unit="%"
                    value={adders[key]?.[field] ?? null}
                    min={0}
                    max={200}
                    isNamedByColumn
                    onChange={(percent) => change(key, field, percent)}
                  />
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </details>
  );
}
