/** The values with one of them set, or gone where it is `null`. */
export function withValue(
  values: Readonly<Record<string, number>>,
  key: string,
  value: number | null,
): Readonly<Record<string, number>> {
  const { [key]: _, ...others } = values;
  return value === null ? others : { ...others, [key]: value };
}
