import { classNames } from "#app/ui/class-names.ts";
import { control } from "#app/ui/control.ts";
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
      className={classNames(control, "max-w-44")}
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
