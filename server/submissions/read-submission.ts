import {
  type FieldProblem,
  fieldProblemText,
  FORM_NAME_FIELD,
  type FormField,
  type FormName,
  forms,
  HONEYPOT_FIELD,
  isFormName,
  type RefusalReason,
} from "#contract/forms.ts";
import { parseUrlencoded } from "./parse-urlencoded.ts";

export type Submission = {
  form: FormName;
  fields: Record<string, string>;
  honeypotFilled: boolean;
};

export type Refusal = {
  reason: RefusalReason;
  status: number;
  detail: string;
  form?: FormName | undefined;
  fields?: { name: string; problem: FieldProblem; text: string }[];
};

export type Reading =
  | { submission: Submission; refusal?: undefined }
  | { submission?: undefined; refusal: Refusal };

/** Checks a posted body against the contract. What people typed never appears in a refusal. */
export function readSubmission(body: Buffer): Reading {
  const pairs = parseUrlencoded(body);
  if (!pairs) return malformed("The form could not be read: it is not URL-encoded UTF-8.");

  const given = new Map(pairs);
  if (given.size < pairs.length) return malformed("The form names a field twice.");

  const formName = given.get(FORM_NAME_FIELD);
  if (!isFormName(formName)) {
    return {
      refusal: { reason: "unknown-form", status: 400, detail: "There is no form of that name." },
    };
  }
  const form = forms[formName];
  const known = new Set<string>([
    FORM_NAME_FIELD,
    HONEYPOT_FIELD,
    ...form.fields.map((field) => field.name),
  ]);
  if (!pairs.every(([name]) => known.has(name)))
    return malformed("The form has a field it should not have.", formName);

  const fields: Record<string, string> = {};
  const problems = form.fields.flatMap((field) => {
    const value = normalize(given.get(field.name) ?? "", field);
    const problem = problemOf(value, field);
    if (problem) return [{ name: field.name, problem, text: fieldProblemText(field, problem) }];
    if (!isBlank(value)) fields[field.name] = value;
    return [];
  });
  if (problems.length > 0) {
    const detail = problems.map((problem) => problem.text).join(" ");
    return {
      refusal: {
        reason: "invalid-fields",
        status: 422,
        form: formName,
        detail,
        fields: problems,
      },
    };
  }
  const honeypotFilled = (given.get(HONEYPOT_FIELD) ?? "") !== "";
  return { submission: { form: formName, fields, honeypotFilled } };
}

function malformed(detail: string, form?: FormName): Reading {
  return { refusal: { reason: "malformed-body", status: 400, detail, form } };
}

/** Browsers send line breaks as CR LF whatever was typed. Spaces at the ends of a line field carry nothing. */
function normalize(value: string, field: FormField): string {
  return field.multiline ? value.replace(/\r\n?/g, "\n") : value.replace(/^ +| +$/g, "");
}

function problemOf(value: string, field: FormField): FieldProblem | undefined {
  if (value.length > field.maxLength) return "too-long";
  if ((field.multiline ? unkeepableInText : unkeepableInLine).test(value))
    return "control-characters";
  if (isBlank(value)) return field.required ? "missing" : undefined;
  if (field.type === "email" && !emailAddress.test(value)) return "malformed";
  return undefined;
}

/** Nothing that can be seen: spaces, zero-width characters and the like. */
function isBlank(value: string): boolean {
  return !/[^\p{Z}\p{C}]/u.test(value);
}

const unkeepableInLine = /[\p{Cc}\u2028\u2029]/u;
const unkeepableInText = /[^\P{Cc}\n\t]/u;

/** The same pattern by which browsers check `<input type="email">` (HTML standard). */
const emailAddress =
  /^[a-zA-Z0-9.!#$%&'*+/=?^_`{|}~-]+@[a-zA-Z0-9](?:[a-zA-Z0-9-]{0,61}[a-zA-Z0-9])?(?:\.[a-zA-Z0-9](?:[a-zA-Z0-9-]{0,61}[a-zA-Z0-9])?)*$/;
