import {
  type ComponentType,
  Fragment,
  type ReactNode,
  type Ref,
  type SubmitEvent,
  useId,
  useRef,
} from "react";
import { flushSync } from "react-dom";

import {
  FORM_NAME_FIELD,
  type FormContract,
  type FormField,
  HONEYPOT_FIELD,
  isFormName,
} from "#contract/forms.ts";
import { countEvent } from "#app/page/counted/count-event.ts";
import { Button } from "#app/ui/button.tsx";
import { classNames } from "#app/ui/class-names.ts";
import { Field } from "#app/ui/field.tsx";

import { formEndpoint, postsToThisSite } from "./post-form.ts";
import { ProblemSummary } from "./problem-summary.tsx";
import { SubmissionResult } from "./submission-result.tsx";
import { type FieldProblem, useFieldProblems } from "./use-field-problems.ts";
import { useIsHydrated, useSubmission } from "./use-submission.ts";

interface LeadFormProps {
  form: FormContract;
  layout?: keyof typeof layouts;
  /** Stands before the message. */
  beforeMessage?: ReactNode;
  /** Says again what was sent, below the result. */
  afterSent?: ComponentType<{ values: Record<string, string> }>;
  ref?: Ref<HTMLFormElement>;
}

/** How the fields and the button stand in the form's grid, by the room the form itself has. */
const layouts = {
  /** Short fields in two columns. */
  sheet: {
    grid: "gap-x-pad gap-y-5 @lg:grid-cols-2",
    field: "",
    button: "justify-self-start @lg:col-span-2",
    look: { tone: "go" },
  },
  /** One field with the button beside it; label and note run above and below both. */
  line: {
    grid: "gap-x-3 gap-y-1.5 @sm:grid-cols-[minmax(0,1fr)_auto]",
    field:
      "row-span-3 grid-rows-subgrid @sm:col-span-2 @sm:col-start-1 @sm:row-start-1 @sm:grid-cols-subgrid @sm:[&>:not(input)]:col-span-2",
    button: "mt-2 justify-self-start @sm:col-start-2 @sm:row-start-2 @sm:mt-0",
    look: { tone: "go" },
  },
  /** The same as touching cells, for a narrow column that is not the page's own matter. */
  compact: {
    grid: "grid-cols-[minmax(0,1fr)_auto] gap-y-1.5",
    field:
      "col-span-2 col-start-1 row-span-3 row-start-1 grid-cols-subgrid grid-rows-subgrid [&>:not(input)]:col-span-2",
    button: "col-start-2 row-start-2 -ml-px",
    look: { size: "small", icon: null },
  },
} as const;

/** A form of the contract. Without a script it posts natively and the browser checks the fields. */
export function LeadForm(props: LeadFormProps) {
  const { form, layout = "sheet", beforeMessage, afterSent: AfterSent, ref } = props;
  // A letter first: React's own begin with an underscore.
  const id = `${form.name}${useId()}`;
  const isHydrated = useIsHydrated();
  const { submission, submit, clearResult } = useSubmission(form);
  const { problems, findIn, list, recheck } = useFieldProblems(form.fields);
  const summary = useRef<HTMLDivElement>(null);
  const isBegun = useRef(false);
  const isSubmitting = submission.status === "submitting";
  const hasSummary = form.fields.length > 1 && Object.keys(problems).length > 0;

  /** The summary is the first thing to read; a form of one field needs none, its field says it all. */
  function goToProblems(element: HTMLFormElement) {
    const first = element.querySelector<HTMLElement>("[aria-invalid]");
    (summary.current ?? first)?.focus();
  }

  async function handleSubmit(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault();
    const element = event.currentTarget;
    if (flushSync(() => findIn(element))) {
      clearResult();
      goToProblems(element);
      return;
    }
    const refusedFields = await submit(element);
    if (flushSync(() => list(refusedFields))) goToProblems(element);
  }

  function noteBegun() {
    if (!isBegun.current && isFormName(form.name)) {
      countEvent({ event: "form-begun", kinds: [form.name] });
    }
    isBegun.current = true;
  }

  const fieldId = (field: FormField) => `${id}-${field.name}`;
  const { grid, field: fieldClasses, button, look } = layouts[layout];

  return (
    <form
      ref={ref}
      name={form.name}
      method="post"
      action={formEndpoint}
      {...(postsToThisSite && { "data-netlify": "true", "netlify-honeypot": HONEYPOT_FIELD })}
      noValidate={isHydrated}
      onSubmit={handleSubmit}
      onInput={noteBegun}
      className="@container relative"
    >
      <input type="hidden" name={FORM_NAME_FIELD} value={form.name} />
      <Honeypot />
      {hasSummary && (
        <ProblemSummary ref={summary} fields={form.fields} problems={problems} fieldId={fieldId} />
      )}
      <div className={`grid ${grid}`}>
        {form.fields.map((field) => (
          <Fragment key={field.name}>
            {field.multiline && beforeMessage && (
              <div className="@lg:col-span-2">{beforeMessage}</div>
            )}
            <Field
              id={fieldId(field)}
              {...field}
              readOnly={isSubmitting}
              mark={markOf(problems[field.name])}
              onChange={(control) => recheck(field, control)}
              className={classNames(fieldClasses, field.multiline && "@lg:col-span-2")}
            />
          </Fragment>
        ))}
        <Button
          type="submit"
          {...look}
          aria-disabled={isSubmitting || undefined}
          // The second of a double click may come after the answer, and would send the emptied form.
          onClick={(event) => event.detail > 1 && event.preventDefault()}
          className={`${button} aria-disabled:cursor-progress aria-disabled:opacity-50`}
        >
          {isSubmitting ? form.submittingLabel : form.submitLabel}
        </Button>
      </div>
      <SubmissionResult submission={submission} />
      {AfterSent && submission.status === "succeeded" && <AfterSent values={submission.values} />}
    </form>
  );
}

function markOf(problem: FieldProblem | undefined) {
  if (!problem) return undefined;
  return problem.isFixed
    ? ({ tone: "ok", text: "Corrected." } as const)
    : ({ tone: "err", text: problem.text } as const);
}

/** Out of sight and out of the way of keyboards and screen readers: only a robot fills it. */
function Honeypot() {
  return (
    <p aria-hidden="true" className="sr-only">
      <label>
        Leave this field empty
        <input type="text" name={HONEYPOT_FIELD} tabIndex={-1} autoComplete="off" />
      </label>
    </p>
  );
}
