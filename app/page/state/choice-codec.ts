import { type AddressCodec, useAddressState } from "./use-address-state.ts";
import { withParameter } from "./with-parameter.ts";

type Choices = Readonly<Record<string, Readonly<Record<string, unknown>>>>;

/** Of each record one of its keys, or null for all of them. */
export type ChoicesOf<Records extends Choices> = {
  readonly [Name in keyof Records]: (keyof Records[Name] & string) | null;
};

interface ChoiceCodec<Records extends Choices> extends AddressCodec<ChoicesOf<Records>> {
  records: Records;
  /** What a chip of that name stands for; any that is not in the record means all. */
  choice: <Name extends keyof Records & string>(
    name: Name,
    value: string,
  ) => Pick<ChoicesOf<Records>, Name>;
}

/** `?plant=dayton&weeks=before`; what is not in the record is as if it were absent. */
export function choiceCodec<const Records extends Choices>(records: Records): ChoiceCodec<Records> {
  const known = (name: string, value: string | null) =>
    value !== null && Object.hasOwn(records[name] ?? {}, value) ? value : null;
  return {
    records,
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

type Named = Readonly<Record<string, Readonly<Record<string, string | { readonly name: string }>>>>;

/** A filter in the address; Back takes each choice back. */
export function useChoices<Records extends Named>(codec: ChoiceCodec<Records>) {
  const { state: chosen, setState, isLive } = useAddressState(codec);
  return {
    chosen,
    isLive,
    chooseAll: () => setState(() => codec.read(new URLSearchParams()), "push"),
    /** One of the records for `ChoiceChips`; the first chip is all of them. */
    chips: (name: keyof Records & string, all = "All") => ({
      name,
      options: [
        { value: "all", label: all },
        ...Object.entries(codec.records[name]!).map(([value, of]) => ({
          value,
          label: typeof of === "string" ? of : of.name,
        })),
      ],
      value: chosen[name] ?? "all",
      onChange: (value: string) =>
        setState((last) => ({ ...last, ...codec.choice(name, value) }), "push"),
    }),
  };
}
