import { useEffect, useEffectEvent, useRef } from "react";

import { type AddressCodec, useAddressState } from "#app/page/state/use-address-state.ts";
import { withParameter } from "#app/page/state/with-parameter.ts";

type Billing = "annual" | "monthly";

/** `?billing=monthly`, or nothing for annual. */
const billingCodec: AddressCodec<Billing> = {
  read: (query) => (query.get("billing") === "monthly" ? "monthly" : "annual"),
  write: (query, billing) =>
    withParameter(query, "billing", billing === "monthly" ? billing : null),
};

/** Keeps the choice in the address. The radio buttons hold it. */
export function useBillingQuery() {
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
