import { fieldProblemText, type FormField } from "#contract/forms.ts";

import type { FieldControl } from "#app/ui/field.tsx";

/** What keeps a field from being sent, in words for the visitor; null when nothing does. */
export function fieldProblem(field: FormField, { value, validity }: FieldControl): string | null {
  if (field.required && value.trim() === "") return fieldProblemText(field, "missing");
  if (validity.tooLong) return fieldProblemText(field, "too-long");
  if (!validity.typeMismatch) return null;
  if (!value.includes("@")) return "Add an @ and a domain, such as @example.com.";
  if (value.trim().endsWith("@")) return "Add a domain, such as example.com.";
  return fieldProblemText(field, "malformed");
}
