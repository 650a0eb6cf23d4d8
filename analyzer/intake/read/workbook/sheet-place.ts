import { joinParts, type Findings, type FoundPart } from "../findings.ts";

export interface SheetTitle {
  readonly name: string;
  readonly isHidden: boolean;
}

/** Where a sheet stands within its file; that it is hidden is said, because its prices count all the same. */
export function placeOfSheet(
  findings: Findings,
  place: FoundPart,
  { name, isHidden }: SheetTitle,
): FoundPart {
  const part = joinParts(place.part, `Sheet ${name}${isHidden ? " (hidden)" : ""}`);
  if (isHidden) {
    const message = `The sheet “${name}” is hidden in the workbook. It was read anyway.`;
    findings.addProblem("hidden", part, message);
  }
  return { ...place, part };
}

export function noteHiddenRows(findings: Findings, { part }: FoundPart, count: number): void {
  if (count === 0) return;
  const hidden = count === 1 ? "One row is hidden. It was" : `${count} rows are hidden. They were`;
  findings.addProblem("hidden", part, `${hidden} read anyway.`);
}
