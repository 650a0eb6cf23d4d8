/** As people write it by hand, once it is formatted. */
export function code(value: unknown, start = "{"): string {
  if (typeof value === "number" && value >= 10_000)
    return String(value).replaceAll(/\B(?=(?:\d{3})+$)/g, "_");
  if (Array.isArray(value)) return `[${value.map((item) => code(item)).join()}]`;
  if (typeof value !== "object" || value === null) return JSON.stringify(value);
  const kept = Object.entries(value).filter(([, part]) => part !== undefined);
  const parts = kept.map(([name, part]) => `${name}: ${code(part)}`);
  return `${start}${parts.join()}}`;
}
