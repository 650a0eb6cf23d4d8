import { type SpendFilter, spendDimensions, spendName } from "./spend-figures.ts";
import type { SpendView } from "./spend-view.ts";

interface SpendPathProps {
  view: SpendView;
  onShow: (filter: SpendFilter) => void;
}

/** From all spend down to what is shown; every step but the last is a way back. */
export function SpendPath({ view: { filter }, onShow }: SpendPathProps) {
  const kept = spendDimensions.flatMap((dimension) => {
    const id = filter[dimension];
    return id === undefined ? [] : [{ dimension, id }];
  });
  const steps = [
    { name: "All spend", filter: {} },
    ...kept.map(({ dimension, id }, index) => ({
      name: spendName(dimension, id),
      filter: Object.fromEntries(
        kept.slice(0, index + 1).map((each) => [each.dimension, each.id]),
      ) satisfies SpendFilter,
    })),
  ];
  return (
    <nav aria-label="Path to the spend shown">
      <ol className="flex flex-wrap items-center gap-x-2 text-small">
        {steps.map((step, index) => (
          <li key={step.name} className="flex min-h-6 items-center gap-2">
            {index > 0 && <span aria-hidden="true">›</span>}
            {index === steps.length - 1 ? (
              <span aria-current="true" className="font-medium">
                {step.name}
              </span>
            ) : (
              <button
                type="button"
                className="min-h-6 text-link"
                onClick={() => onShow(step.filter)}
              >
                {step.name}
              </button>
            )}
          </li>
        ))}
      </ol>
    </nav>
  );
}
