import { choiceCodec } from "#app/page/state/choice-codec.ts";
import {
  controlDomains,
  type Framework,
  frameworks,
  type SecurityControl,
} from "#app/site/security/security-controls.ts";

/** The filter in an address. Null is all of them. */
export const controlFilterCodec = choiceCodec({ domain: controlDomains, framework: frameworks });

export type ControlFilter = ReturnType<typeof controlFilterCodec.read>;

export function filterControls(
  controls: readonly SecurityControl[],
  { domain, framework }: ControlFilter,
): SecurityControl[] {
  return controls.filter(
    (control) =>
      (domain === null || control.domain === domain) &&
      (framework === null || control.references[framework] !== undefined),
  );
}

/** The matrix as rows of a table file, the header first. */
export function controlRows(controls: readonly SecurityControl[]): string[][] {
  const columns = Object.entries(frameworks) as [Framework, string][];
  return [
    ["Control", "Domain", "Name", "What we do", "Evidence", ...columns.map(([, name]) => name)],
    ...controls.map(({ id, domain, name, text, evidence, references }) => [
      id,
      controlDomains[domain],
      name,
      text,
      evidence,
      ...columns.map(([framework]) => references[framework] ?? ""),
    ]),
  ];
}
