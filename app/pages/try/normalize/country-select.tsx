import { countries } from "#analyzer/quote/countries.ts";

interface CountrySelectProps {
  label: string;
  /** ISO 3166. */
  value: string | null;
  /** What stands there where no country is chosen. */
  none: string;
  onChange: (code: string | null) => void;
}

const byName = countries.toSorted((a, b) => (a.name < b.name ? -1 : 1));

export function CountrySelect({ label, value, none, onChange }: CountrySelectProps) {
  return (
    <select
      aria-label={label}
      value={value ?? ""}
      onChange={({ target }) => onChange(target.value === "" ? null : target.value)}
      className="min-h-10 max-w-44 rounded-1 border border-line-2 bg-raised px-2 text-small hover:border-line"
    >
      <option value="">{none}</option>
      {byName.map(({ code, name }) => (
        <option key={code} value={code}>
          {name}
        </option>
      ))}
    </select>
  );
}
