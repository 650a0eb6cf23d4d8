import { useEffect, useEffectEvent, useRef, useState } from "react";

import {
  areUsable,
  formQuery,
  missingNumbers,
  readSettings,
  type Settings,
  type SettingsSchema,
  settingsFromQuery,
  type UsableSettings,
  withSettings,
} from "./tool-settings.ts";
import { type AddressCodec, useAddressState } from "./use-address-state.ts";

function settingsCodec<S extends SettingsSchema>(schema: S): AddressCodec<Settings<S>> {
  return {
    read: (query) => settingsFromQuery(schema, query),
    write: (query, settings) =>
      areUsable(settings) ? withSettings(query, schema, settings) : null,
  };
}

/** A tool's settings as the address has them, for another part of the page that shows what came of them. */
export function useSettingsOfAddress<const S extends SettingsSchema>(schema: S): UsableSettings<S> {
  return useAddressState<UsableSettings<S>>({
    read: (query) => settingsFromQuery(schema, query),
    write: (query, settings) => withSettings(query, schema, settings),
  }).state;
}

/** A tool's settings as its form has them; the address follows, so that the result can be sent to a colleague. */
export function useToolSettings<const S extends SettingsSchema>(schema: S) {
  const defaults = settingsFromQuery(schema, new URLSearchParams());
  const form = useRef<HTMLFormElement>(null);
  const hasRead = useRef(false);
  const { state: settings, isLive, setState, link } = useAddressState(settingsCodec(schema));
  const [worked, setWorked] = useState(defaults);
  const settingsKey = JSON.stringify(settings);
  if (areUsable(settings) && settingsKey !== JSON.stringify(worked)) setWorked(settings);

  function readForm() {
    if (!form.current) return;
    const next = readSettings(schema, formQuery(schema, new FormData(form.current)));
    setState(() => next, "settle");
  }

  const matchForm = useEffectEvent(() => {
    if (!isLive || !form.current) return;
    const isFirst = !hasRead.current;
    hasRead.current = true;
    const inForm = readSettings(schema, formQuery(schema, new FormData(form.current)));
    if (JSON.stringify(inForm) === settingsKey) return;
    // What was set before hydration stands, unless the address says otherwise.
    const isDefault = settingsKey === JSON.stringify(defaults);
    if (isFirst && isDefault) setState(() => inForm, "settle");
    else fillForm(form.current, settings);
  });
  useEffect(() => matchForm(), [settingsKey, isLive]);

  return {
    form,
    /** As given: null for a number that cannot be used. */
    settings,
    /** What cannot be used, as it is called. While there is any, no result may be shown. */
    missing: missingNumbers(schema, settings),
    /** The last settings that could be used: while a number is missing they keep the room of the result. */
    worked,
    readForm,
    reset: () => setState(() => defaults, "settle"),
    /** The address of the tool as it stands. */
    link: () => link(form.current?.closest("section")?.id),
  };
}

function fillForm(form: HTMLFormElement, settings: Readonly<Record<string, unknown>>) {
  for (const input of form.querySelectorAll<HTMLInputElement | HTMLSelectElement>(
    "input, select",
  )) {
    if (!(input.name in settings)) continue;
    const value = settings[input.name];
    const values = Array.isArray(value) ? value.map(String) : [String(value)];
    if ("checked" in input && (input.type === "checkbox" || input.type === "radio")) {
      input.checked = values.includes(input.value);
    } else {
      input.value = values[0] ?? "";
    }
  }
}
