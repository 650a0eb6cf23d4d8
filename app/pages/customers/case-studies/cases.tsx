import { halvard, kitebird, tessel } from "#app/site/case-studies.ts";

import { CaseStudyZone } from "./case-study-zone.tsx";

export function FirstCase({ sheet }: { sheet: number }) {
  return (
    <CaseStudyZone letter="B" sheet={sheet} study={halvard} tone="paper" drawingSide="left" eager />
  );
}

/** Each on its own ground, so that three of a kind do not read as one. */
export function FurtherCases({ sheet }: { sheet: number }) {
  return (
    <>
      <CaseStudyZone letter="C" sheet={sheet} study={tessel} tone="blueprint" drawingSide="right" />
      <CaseStudyZone letter="D" sheet={sheet} study={kitebird} tone="raised" drawingSide="left" />
    </>
  );
}
