import { useEffect, useEffectEvent, useRef } from "react";

import { claims } from "#app/site/claims.ts";
import { FeatureFrame } from "#app/ui/drafting/feature-frame.tsx";
import { type AddressCodec, useAddressState } from "#app/page/state/use-address-state.ts";
import { withParameter } from "#app/page/state/with-parameter.ts";

/**
 * Both prices are in the page and CSS shows the one whose radio button is checked, inside `group/billing`:
 * the toggle works before hydration and without JavaScript.
 */
export const onAnnual = "group-has-[#billing-monthly:checked]/billing:hidden";
export const onMonthly = "hidden group-has-[#billing-monthly:checked]/billing:block";

/** A caliper's jaw between two words; the radio button that is not chosen lies on top and takes the press. */
export function BillingToggle() {
  const { annual, monthly, shareChoice } = useBillingQuery();
  const radio = "absolute -inset-[1.5px] cursor-pointer opacity-0 not-checked:z-1";
  return (
    <div className="flex flex-wrap items-center gap-x-5 gap-y-3">
      <fieldset data-screen-only onChange={shareChoice} className="flex items-center font-medium">
        <legend className="sr-only">Billing</legend>
        <label htmlFor="billing-monthly" className="py-2 pr-3">
          Monthly
        </label>
        <span className="relative h-8 w-16 border-[1.5px] border-line bg-raised bg-[repeating-linear-gradient(90deg,var(--color-hair)_0_1px,transparent_1px_6px)] bg-[length:100%_7px] bg-bottom bg-no-repeat has-focus-visible:outline-2 has-focus-visible:outline-offset-2 has-focus-visible:outline-focus">
          <input
            ref={monthly}
            id="billing-monthly"
            type="radio"
            name="billing"
            value="monthly"
            className={radio}
          />
          <input
            ref={annual}
            id="billing-annual"
            type="radio"
            name="billing"
            value="annual"
            defaultChecked
            className={radio}
          />
          <i className="absolute inset-y-[3px] left-[3px] w-6 translate-x-[1.97rem] bg-ink transition-[translate] duration-240 ease-slide group-has-[#billing-monthly:checked]/billing:translate-x-0 forced-colors:bg-[Highlight]" />
        </span>
        <label htmlFor="billing-annual" className="py-2 pl-4">
          Annual
        </label>
      </fieldset>
      <FeatureFrame tone="ok">{claims.annualSaving.figure}</FeatureFrame>
    </div>
  );
}

type Billing = "annual" | "monthly";

/** `?billing=monthly`, or nothing for annual. */
const billingCodec: AddressCodec<Billing> = {
  read: (query) => (query.get("billing") === "monthly" ? "monthly" : "annual"),
  write: (query, billing) =>
    withParameter(query, "billing", billing === "monthly" ? billing : null),
};

/** Keeps the choice in the address. The radio buttons hold it. */
function useBillingQuery() {
  const monthly = useRef<HTMLInputElement>(null);
  const annual = useRef<HTMLInputElement>(null);
  const hasReadAddress = useRef(false);
  const { state: billing, isLive, setState } = useAddressState(billingCodec);

  const shareChoice = () =>
    setState(() => (monthly.current?.checked ? "monthly" : "annual"), "replace");

  const showChoice = useEffectEvent(() => {
    if (!isLive || !monthly.current || !annual.current) return;
    // What was chosen before hydration stands, unless the address says otherwise.
    const wasChosenEarly = !hasReadAddress.current && monthly.current.checked;
    hasReadAddress.current = true;
    if (wasChosenEarly && billing === "annual") return shareChoice();
    monthly.current.checked = billing === "monthly";
    annual.current.checked = billing === "annual";
  });
  useEffect(() => showChoice(), [billing, isLive]);

  return { monthly, annual, shareChoice };
}
