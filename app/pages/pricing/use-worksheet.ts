import { useEffect, useRef, useState } from "react";

import { savingsFields } from "./savings-fields.ts";
import {
  readWorksheet,
  savingsFieldNames,
  withWorksheet,
  type Worksheet,
  worksheetFromQuery,
} from "./worksheet-query.ts";
import { useQuery } from "#app/page/use-query.ts";

/** Long enough that typing a number writes one address, not one for each digit. */
const settleAfterMs = 400;

export const defaultWorksheet = readWorksheet(new URLSearchParams());

const keyOf = (worksheet: Worksheet) => withWorksheet(new URLSearchParams(), worksheet).toString();

/** The worksheet as the form has it; the address follows, so that the sheet can be sent to a colleague. */
export function useWorksheet() {
  const form = useRef<HTMLFormElement>(null);
  const [worksheet, setWorksheet] = useState(defaultWorksheet);
  const sharedKey = useRef<string | null>(null);
  const { query, setQuery } = useQuery();
  const isUsable = Object.values(worksheet.fields).every((number) => number !== null);

  // From the address, also when it changes later. What was typed before hydration is kept.
  useEffect(() => {
    if (!query || !form.current) return;
    const shared = worksheetFromQuery(query) ?? defaultWorksheet;
    const isFirst = sharedKey.current === null;
    if (keyOf(shared) === sharedKey.current) return;
    sharedKey.current = keyOf(shared);
    if (!isFirst || shared !== defaultWorksheet) fillForm(form.current, shared);
    setWorksheet(readForm(form.current));
  }, [query]);

  useEffect(() => {
    if (!query || !isUsable || keyOf(worksheet) === sharedKey.current) return;
    const timer = setTimeout(() => {
      sharedKey.current = keyOf(worksheet);
      setQuery(withWorksheet(query, worksheet), "replace");
    }, settleAfterMs);
    return () => clearTimeout(timer);
  }, [worksheet, isUsable, query, setQuery]);

  return {
    form,
    worksheet,
    isUsable,
    readAgain: () => setWorksheet(readForm(form.current!)),
    reset() {
      fillForm(form.current!, defaultWorksheet);
      setWorksheet(defaultWorksheet);
    },
  };
}

function readForm(form: HTMLFormElement): Worksheet {
  const entries = [...new FormData(form)].map(([name, value]) => [name, String(value)]);
  return readWorksheet(new URLSearchParams(entries));
}

function fillForm(form: HTMLFormElement, worksheet: Worksheet) {
  for (const name of savingsFieldNames) {
    const number = worksheet.fields[name] ?? savingsFields[name].default;
    (form.elements.namedItem(name) as HTMLInputElement).value = String(number);
  }
  for (const input of form.querySelectorAll("input")) {
    if (input.name === "counted") input.checked = input.value === `${worksheet.countedPercent}`;
    if (input.name === "need") input.checked = worksheet.needs.includes(input.value);
  }
}
