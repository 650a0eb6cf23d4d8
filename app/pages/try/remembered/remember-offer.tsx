import { useState } from "react";

import { isIdOfSource } from "#analyzer/intake/source.ts";
import { mayHoldAgain } from "#analyzer/package/remembered/remembered-supplier.ts";
import { keptOnDevice } from "#app/site/facts/kept-on-device.ts";
import { isAbout } from "#app/tool/package/package-state.ts";
import {
  forgetSupplier,
  rememberOnDevice,
  useRememberedSuppliers,
} from "#app/tool/remembered-suppliers.ts";
import { Button } from "#app/ui/button.tsx";
import { notify } from "#app/ui/notify.ts";

import { useBench } from "../bench.ts";

/** For each file that the visitor settled: that the next one of its kind asks nothing. Nothing is stored before. */
export function RememberOffer() {
  const { client, state, view } = useBench();
  const known = useRememberedSuppliers();
  const [stored, setStored] = useState<ReadonlyMap<string, string>>(new Map());
  const { corrections } = state;
  const settled = view.sources.flatMap(({ sourceId, supplier }) => {
    const own = corrections.filter(({ correction }) => isAbout(correction, sourceId));
    const isAsked = view.questions.some(({ id }) => isIdOfSource(id, sourceId));
    const isNew = own.some((each) => !each.settledAt && mayHoldAgain(each.correction));
    return supplier === null || isAsked || !isNew ? [] : [{ sourceId, supplier, own }];
  });
  if (state.sampleId !== null || settled.length === 0) return null;

  const remember = async ({ sourceId, own }: (typeof settled)[number]) => {
    const corrections = own.map(({ correction }) => correction);
    const supplier = await client
      .call("remember", { sourceId, corrections, settledAt: now() })
      .catch(() => null);
    if (supplier !== null && rememberOnDevice(supplier)) {
      setStored(new Map([...stored, [keyOf(sourceId, own), supplier.shape]]));
      return;
    }
    notify({
      type: "error",
      title: "Not remembered",
      message:
        supplier === null
          ? "The next file would not be known by it: nothing says who sent this one, or all that you said is of this quote alone."
          : "The browser has no room left, or does not let sites store data.",
    });
  };

  return (
    <section aria-labelledby="remember-supplier" className="border-b border-line px-pad py-4">
      <h2 id="remember-supplier" className="text-body font-medium">
        So that the next file like this asks nothing
      </h2>
      <p className="mt-1 text-small text-ink-2">{keptOnDevice.supplier}</p>
      <ul className="mt-3 grid justify-items-start gap-2">
        {settled.map((each) => {
          const shape = stored.get(keyOf(each.sourceId, each.own));
          const isKnown = known.some((other) => other.shape === shape);
          return (
            <li key={each.sourceId}>
              <Button
                size="small"
                icon={isKnown ? "check" : null}
                className="min-w-0 text-left"
                onClick={() => {
                  if (shape !== undefined && isKnown) forgetSupplier(shape);
                  else void remember(each);
                }}
              >
                {isKnown
                  ? `${each.supplier} is remembered: forget`
                  : `Remember ${each.supplier} on this device`}
              </Button>
            </li>
          );
        })}
      </ul>
    </section>
  );
}

function now(): string {
  return new Date().toISOString();
}

/** What is corrected later is not yet remembered. */
function keyOf(sourceId: string, own: readonly unknown[]): string {
  return `${sourceId} ${own.length}`;
}
