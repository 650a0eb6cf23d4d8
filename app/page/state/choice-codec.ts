import type { AddressCodec } from "./use-address-state.ts";
import { withParameter } from "./with-parameter.ts";

type Choices = Readonly<Record<string, Readonly<Record<string, unknown>>>>;

/** Of each record one of its keys, or null for all of them. */
export type ChoicesOf<Records extends Choices> = {
  readonly [Name in keyof Records]: (keyof Records[Name] & string) | null;
};

/** `?plant=dayton&weeks=before`; what is not in the record is as if it were absent. */
export function choiceCodec<const Records extends Choices>(
  records: Records,
): AddressCodec<ChoicesOf<Records>> & {
  /** What a chip of that name stands for; any that is not in the record means all. */
  choice: <Name extends keyof Records & string>(
    name: Name,
    value: string,
  ) => Pick<ChoicesOf<Records>, Name>;
} {
  const known = (name: string, value: string | null) =>
    value !== null && Object.hasOwn(records[name] ?? {}, value) ? value : null;
  return {
    read(query) {
      const chosen = Object.keys(records).map((name) => [name, known(name, query.get(name))]);
      // Built from the names of the records and the keys of each.
      return Object.fromEntries(chosen) as ChoicesOf<Records>;
    },
    write: (query, chosen) =>
      Object.keys(records).reduce(
        (next, name) => withParameter(next, name, chosen[name] ?? null),
        query,
      ),
    choice: (name, value) =>
      ({ [name]: known(name, value) }) as Pick<ChoicesOf<Records>, typeof name>,
  };
}
