import { halvard, kitebird, tessel } from "#app/site/case-studies.ts";

import { CaseStudyZone } from "./case-study-zone.tsx";

export function FirstCase() {
  return <CaseStudyZone study={halvard} tone="paper" drawingSide="left" eager />;
}

/** Each on its own ground, so that three of a kind do not read as one. */
export function FurtherCases() {
  return (
    <>
      <CaseStudyZone study={tessel} tone="blueprint" drawingSide="right" />
      <CaseStudyZone study={kitebird} tone="raised" drawingSide="left" />
    </>
  );
}
