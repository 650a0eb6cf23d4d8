import { caseStudies } from "#app/site/case-studies.ts";

import { CaseStudyZone } from "./case-study-zone.tsx";

const [first, ...further] = caseStudies;
const tones = ["blueprint", "raised", "paper"] as const;

export function FirstCase() {
  return <CaseStudyZone study={first} tone="paper" drawingSide="left" eager />;
}

/** Neighbours on different grounds, so that several of a kind do not read as one. */
export function FurtherCases() {
  return further.map((study, index) => (
    <CaseStudyZone
      key={study.id}
      study={study}
      tone={tones[index % tones.length] ?? "paper"}
      drawingSide={index % 2 === 0 ? "right" : "left"}
    />
  ));
}
