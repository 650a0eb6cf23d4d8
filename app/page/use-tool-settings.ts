import { useCallback, useEffect, useRef, useState } from "react";

import {
  areUsable,
  formQuery,
  readSettings,
  type Settings,
  type SettingsSchema,
  settingsFromQuery,
  type UsableSettings,
  withSettings,
} from "./tool-settings.ts";
import { useQuery } from "./use-query.ts";

/** Long enough that typing a number or moving a slider writes one address, not one for each step. */
const settleAfterMs = 400;

/** A tool's settings as its form has them; the address follows, so that the sheet can be sent to a colleague. */
export function useToolSettings<const S extends SettingsSchema>(schema: S) {
  const form = useRef<HTMLFormElement>(null);
  const [{ settings, worked }, setGiven] = useState(() => {
    const defaults = settingsFromQuery(schema, new URLSearchParams());
    return { settings: defaults as Settings<S>, worked: defaults };
  });
  const sharedKey = useRef<string | null>(null);
  const { query, setQuery } = useQuery();
  const key = keyOf(schema, worked);

  const readFrom = useCallback(
    (form: HTMLFormElement) => {
      const next = readSettings(schema, formQuery(schema, new FormData(form)));
      setGiven((last) => ({ settings: next, worked: areUsable(next) ? next : last.worked }));
    },
    [schema],
  );

  // From the address, also when it changes later. What was set before hydration is kept.
  useEffect(() => {
    if (!query || !form.current) return;
    const shared = settingsFromQuery(schema, query);
    const nextKey = keyOf(schema, shared);
    if (nextKey === sharedKey.current) return;
    if (sharedKey.current !== null || nextKey !== "") fillForm(form.current, shared);
    sharedKey.current = nextKey;
    readFrom(form.current);
  }, [query, schema, readFrom]);

  useEffect(() => {
    if (!query || key === sharedKey.current) return;
    const timer = setTimeout(() => {
      sharedKey.current = key;
      setQuery(withSettings(query, schema, worked), "replace");
    }, settleAfterMs);
    return () => clearTimeout(timer);
  }, [key, worked, query, setQuery, schema]);

  return {
    form,
    /** As given: null for a number that cannot be used. */
    settings,
    /** What the result is worked from: the settings, or the last ones that could be used. */
    worked,
    isUsable: areUsable(settings),
    readAgain: () => readFrom(form.current!),
    reset() {
      fillForm(form.current!, settingsFromQuery(schema, new URLSearchParams()));
      readFrom(form.current!);
    },
    /** The address of the sheet as it stands. */
    link() {
      const address = new URL(location.pathname, location.origin);
      address.search = key;
      address.hash = form.current?.closest("section")?.id ?? "";
      return address.href;
    },
  };
}

/** Empty for the default. */
function keyOf<S extends SettingsSchema>(schema: S, settings: UsableSettings<S>): string {
  return withSettings(new URLSearchParams(), schema, settings).toString();
}

function fillForm(form: HTMLFormElement, settings: Readonly<Record<string, unknown>>) {
  for (const input of form.querySelectorAll("input")) {
    if (!(input.name in settings)) continue;
    const value = settings[input.name];
    const values = Array.isArray(value) ? value.map(String) : [String(value)];
    if (input.type === "checkbox" || input.type === "radio") {
      input.checked = values.includes(input.value);
    } else {
      input.value = values[0] ?? "";
    }
  }
}
