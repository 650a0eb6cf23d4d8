import type { ReactNode } from "react";

import { countryName } from "#analyzer/quote/countries.ts";
import { dutyKey, type SupplierTerms } from "#analyzer/package/settings.ts";
import { Icon } from "#app/ui/icon.tsx";

import { useBench } from "../bench.ts";
import { NumberInput, type NumberInputProps } from "../number-input.tsx";
import { CountrySelect } from "./country-select.tsx";
import { withValue } from "./with-value.ts";

/** What the buyer knows of each supplier where its quote does not say it. */
export function SupplierTermsTable() {
  const { view, state, set } = useBench();
  const { supplierTerms } = state.settings;
  const { currency } = view;
  const change = (
    key: string,
    changes: { [Name in keyof SupplierTerms]: SupplierTerms[Name] | undefined },
  ) => {
    const merged = Object.entries({ ...supplierTerms[key], ...changes });
    const own = Object.fromEntries(merged.filter(([, value]) => value !== undefined));
    set({ supplierTerms: { ...supplierTerms, [key]: own } });
  };
  return (
    <FoldedTable
      title="Where suppliers ship from, their freight and duty, and who is excluded"
      heads={[
        "Supplier",
        "Ships from",
        `Freight, for all (${currency})`,
        "Freight",
        "Duty",
        "Excluded because",
      ]}
    >
      {view.suppliers.map(({ key, name, shipsFrom, shownBy }) => {
        const { freight, freightPercent, dutyPercent, ...own } = supplierTerms[key] ?? {};
        return (
          <tr key={key} className="border-b border-hair *:p-1">
            <th scope="row" className="text-left font-[450] wrap-break-word">
              {name}
            </th>
            <td>
              <CountrySelect
                label={`${name} ships from`}
                value={own.shipsFrom ?? shipsFrom}
                none="not known"
                onChange={(code) => change(key, { shipsFrom: code ?? undefined })}
              />
              {shownBy !== null && own.shipsFrom === undefined && (
                <span className="block text-label text-ink-3">{shownBy}</span>
              )}
            </td>
            <td>
              <NumberInput
                label={`Freight for all from ${name}`}
                unit={freight?.currency ?? currency}
                value={freight?.amount ?? null}
                isNamedByColumn
                onChange={(amount) =>
                  change(key, { freight: amount === null ? undefined : { amount, currency } })
                }
              />
            </td>
            <td>
              <PercentInput
                label={`Freight of ${name}`}
                value={freightPercent ?? null}
                onChange={(percent) => change(key, { freightPercent: percent ?? undefined })}
              />
            </td>
            <td>
              <PercentInput
                label={`Duty of ${name}`}
                value={dutyPercent ?? null}
                onChange={(percent) => change(key, { dutyPercent: percent ?? undefined })}
              />
            </td>
            <td>
              <input
                aria-label={`${name} is excluded because`}
                value={own.excludedBecause ?? ""}
                maxLength={200}
                onChange={({ target }) =>
                  change(key, { excludedBecause: target.value === "" ? undefined : target.value })
                }
                className="min-h-10 w-48 rounded-1 border border-line-2 bg-raised px-2"
              />
            </td>
          </tr>
        );
      })}
    </FoldedTable>
  );
}

/** Duty by where goods come from; from within the country or its customs union there is none. */
export function DutyTable() {
  const { view, state, set } = useBench();
  const { dutyPercents, rankBy } = state.settings;
  const part = rankBy === "line" ? view.group : null;
  if (view.origins.length === 0) return null;
  const input = (key: string, label: string) => (
    <PercentInput
      label={label}
      value={dutyPercents[key] ?? null}
      onChange={(percent) => set({ dutyPercents: withValue(dutyPercents, key, percent) })}
    />
  );
  return (
    <FoldedTable
      title="Duty by country of origin"
      heads={["Origin", "All parts", ...(part ? [part.title] : [])]}
    >
      {view.origins.map((code) => (
        <tr key={code} className="border-b border-hair *:p-1">
          <th scope="row" className="text-left font-[450]">
            {countryName(code)}
          </th>
          <td>{input(dutyKey(code), `Duty from ${countryName(code)}`)}</td>
          {part && (
            <td>
              {input(dutyKey(code, part.id), `Duty on ${part.title} from ${countryName(code)}`)}
            </td>
          )}
        </tr>
      ))}
    </FoldedTable>
  );
}

function PercentInput(props: Pick<NumberInputProps, "label" | "value" | "onChange">) {
  return <NumberInput {...props} unit="%" max={200} isNamedByColumn />;
}

interface FoldedTableProps {
  title: string;
  heads: readonly string[];
  children: ReactNode;
}

function FoldedTable({ title, heads, children }: FoldedTableProps) {
  return (
    <details className="border-t border-hair">
      <summary className="flex min-h-11 items-center gap-3 px-pad text-small hover:bg-ground">
        <Icon name="plus" className="size-4 flex-none in-[[open]>summary]:rotate-45" />
        {title}
      </summary>
      <div className="overflow-x-auto px-pad pb-4">
        <table className="border-collapse text-small">
          <caption className="sr-only">{title}</caption>
          <thead>
            <tr className="border-b border-line">
              {heads.map((head, index) => (
                <th
                  key={index}
                  scope="col"
                  className="px-2 py-1.5 text-left font-mono text-label font-[450] text-ink-3"
                >
                  {head}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>{children}</tbody>
        </table>
      </div>
    </details>
  );
}
