import { useState } from "react";

import type { FieldControl } from "#app/ui/field.tsx";
import { fieldProblemText, type FormField } from "#contract/forms.ts";

export interface FieldProblem {
  text: string;
  /** Put right since: still listed, so that nothing moves while the visitor types. */
  isFixed: boolean;
}

export type FieldProblems = Partial<Record<string, FieldProblem>>;

/** What is wrong in which field, as of the last attempt to send. */
export function useFieldProblems(fields: readonly FormField[]) {
  const [problems, setProblems] = useState<FieldProblems>({});

  /** Replaces what is listed; says whether there is anything to list. */
  function list(found: { name: string; text: string }[]): boolean {
    setProblems(
      Object.fromEntries(found.map(({ name, text }) => [name, { text, isFixed: false }])),
    );
    return found.length > 0;
  }

  /** Looks through the whole form; says whether something is wrong. */
  function findIn(element: HTMLFormElement): boolean {
    return list(
      fields.flatMap((field) => {
        const text = fieldProblem(field, element.elements.namedItem(field.name) as FieldControl);
        return text ? [{ name: field.name, text }] : [];
      }),
    );
  }

  /** Follows the visitor's correction of a field that was listed. */
  function recheck(field: FormField, control: FieldControl): void {
    const listed = problems[field.name];
    if (!listed) return;
    const text = fieldProblem(field, control);
    const problem = { text: text ?? listed.text, isFixed: text === null };
    setProblems({ ...problems, [field.name]: problem });
  }

  return { problems, findIn, list, recheck };
}

/** What keeps a field from being sent, in words for the visitor; null when nothing does. */
function fieldProblem(field: FormField, { value, validity }: FieldControl): string | null {
  if (field.required && value.trim() === "") return fieldProblemText(field, "missing");
  if (validity.tooLong) return fieldProblemText(field, "too-long");
  if (!validity.typeMismatch) return null;
  if (!value.includes("@")) return "Add an @ and a domain, such as @example.com.";
  if (value.trim().endsWith("@")) return "Add a domain, such as example.com.";
  return fieldProblemText(field, "malformed");
}
