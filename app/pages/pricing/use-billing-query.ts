import { useEffect, useRef } from "react";

import { useQuery } from "#app/page/use-query.ts";

/** Keeps the choice in the address: `?billing=monthly`, or nothing for annual. The radio buttons hold it. */
export function useBillingQuery() {
  const monthly = useRef<HTMLInputElement>(null);
  const annual = useRef<HTMLInputElement>(null);
  const hasReadQuery = useRef(false);
  const { query, setQuery } = useQuery();

  function shareChoice() {
    const next = new URLSearchParams(query ?? location.search);
    if (monthly.current?.checked) next.set("billing", "monthly");
    else next.delete("billing");
    setQuery(next, "replace");
  }

  useEffect(() => {
    if (!query || !monthly.current || !annual.current) return;
    const isMonthly = query.get("billing") === "monthly";
    // What was chosen before hydration stands, unless the address says otherwise.
    const wasChosenEarly =
      !hasReadQuery.current && !query.has("billing") && monthly.current.checked;
    hasReadQuery.current = true;
    if (wasChosenEarly) {
      query.set("billing", "monthly");
      setQuery(query, "replace");
    } else {
      (isMonthly ? monthly : annual).current!.checked = true;
    }
  }, [query, setQuery]);

  return { monthly, annual, shareChoice };
}
