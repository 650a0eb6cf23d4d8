import { illustrativeRates, ratesFor } from "#analyzer/package/rates.ts";
import { settingOf, shownUnitChoices } from "#analyzer/package/settings.ts";

import { FoldedPart } from "../folded-part.tsx";
import { NumberInput } from "../number-input.tsx";
import type { QuotePackage } from "#app/tool/package/use-package.ts";
import type { GroupView, PackageView } from "#app/tool/worker/worker-messages.ts";
import { RateList } from "./rate-list.tsx";
import { DutyTable, SupplierTermsTable, withValue } from "./supplier-terms-table.tsx";

const currencyCodes = Object.keys(illustrativeRates.perUnit);

const control =
  "min-h-10 rounded-1 border border-line-2 bg-raised px-2 text-small hover:border-line";

/** What the figures are normalized to. */
export function SettingsPanel({ quotes, view }: { quotes: QuotePackage; view: PackageView }) {
  const { settings } = quotes.state;
  const { shownUnits } = settings;
  const { currency, rates } = view;
  const dimension = view.group?.dimension ?? "count";
  return (
    <FoldedPart
      title="Normalized to"
      note={rates.asOf === "" ? currency : `${currency}, rates of ${rates.asOf}`}
    >
      <div className="flex flex-wrap items-start gap-x-8 gap-y-4 px-pad py-4">
        <label className="grid gap-1">
          <span className="label">Shown in</span>
          <select
            value={currency}
            onChange={(event) =>
              quotes.set({
                currency: event.target.value,
                rates: ratesFor(event.target.value, rates),
              })
            }
            className={control}
          >
            {[...new Set([...currencyCodes, ...Object.keys(rates.perUnit)])].map((code) => (
              <option key={code}>{code}</option>
            ))}
          </select>
        </label>
        <label className="grid gap-1">
          <span className="label">Cost per</span>
          <select
            value={shownUnits[dimension].label}
            onChange={({ target }) => {
              const unit = shownUnitChoices[dimension].find(({ label }) => label === target.value);
              if (unit) quotes.set({ shownUnits: { ...shownUnits, [dimension]: unit } });
            }}
            className={control}
          >
            {shownUnitChoices[dimension].map(({ label }) => (
              <option key={label}>{label}</option>
            ))}
          </select>
        </label>
        {view.group && settings.rankBy === "line" && (
          <PartSettings group={view.group} quotes={quotes} />
        )}
      </div>
      <div className="border-t border-hair">
        <RateList
          rates={rates}
          used={view.currencies}
          onChange={(rates) => quotes.set({ rates })}
        />
      </div>
      <SupplierTermsTable quotes={quotes} view={view} />
      <DutyTable quotes={quotes} view={view} />
    </FoldedPart>
  );
}

const quantityUnits = { count: "pieces", weight: "kg", length: "m" } as const;

function PartSettings({ group, quotes }: { group: GroupView; quotes: QuotePackage }) {
  const {
    askedQuantities,
    unitWeightsKg,
    unitLengthsM,
    toolingVolumes = {},
  } = quotes.state.settings;
  return (
    <>
      <NumberInput
        label={`Asked quantity of ${group.title}`}
        unit={quantityUnits[group.dimension]}
        value={group.askedQuantity}
        min={0.001}
        max={1e9}
        onChange={(quantity) =>
          quotes.set({ askedQuantities: withValue(askedQuantities, group.id, quantity) })
        }
      />
      <NumberInput
        label="Spread tooling over"
        unit={quantityUnits[group.dimension]}
        value={settingOf(toolingVolumes, group.id)}
        min={1}
        max={1e9}
        onChange={(volume) =>
          quotes.set({ toolingVolumes: withValue(toolingVolumes, group.id, volume) })
        }
      />
      <NumberInput
        label="Weight of one piece"
        unit="kg"
        value={settingOf(unitWeightsKg, group.id)}
        min={0.000001}
        max={1e6}
        onChange={(weight) =>
          quotes.set({ unitWeightsKg: withValue(unitWeightsKg, group.id, weight) })
        }
      />
      <NumberInput
        label="Length of one piece"
        unit="m"
        value={settingOf(unitLengthsM, group.id)}
        min={0.000001}
        max={1e6}
        onChange={(length) =>
          quotes.set({ unitLengthsM: withValue(unitLengthsM, group.id, length) })
        }
      />
    </>
  );
}
