import {
  type ControlDomain,
  controlDomains,
  type Framework,
  frameworks,
  type SecurityControl,
} from "#app/site/security/security-controls.ts";

/** Null is all of them. */
export interface ControlFilter {
  domain: ControlDomain | null;
  framework: Framework | null;
}

/** The filter of an address; what it does not know is as if it were absent. */
export function controlFilterFromQuery(query: URLSearchParams): ControlFilter {
  return {
    domain: known(query.get("domain"), controlDomains),
    framework: known(query.get("framework"), frameworks),
  };
}

function known<Key extends string>(key: string | null, record: Record<Key, string>): Key | null {
  return key !== null && Object.hasOwn(record, key) ? (key as Key) : null;
}

export function withControlFilter(query: URLSearchParams, filter: ControlFilter): URLSearchParams {
  const next = new URLSearchParams(query);
  for (const [name, value] of Object.entries(filter)) {
    if (value === null) next.delete(name);
    else next.set(name, value);
  }
  return next;
}

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
