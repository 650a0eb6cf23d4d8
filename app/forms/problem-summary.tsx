import type { MouseEvent, Ref } from "react";

import type { FormField } from "#contract/forms.ts";
import { classNames } from "#app/ui/class-names.ts";
import { Icon } from "#app/ui/icon.tsx";

import type { FieldProblems } from "./use-field-problems.ts";

interface ProblemSummaryProps {
  fields: readonly FormField[];
  problems: FieldProblems;
  fieldId: (field: FormField) => string;
  ref: Ref<HTMLDivElement>;
}

/** Focuses the field without leaving a fragment in the address or an entry in the history. */
function goToField(event: MouseEvent<HTMLAnchorElement>) {
  event.preventDefault();
  document.getElementById(event.currentTarget.hash.slice(1))?.focus();
}

/** Every field that needs a correction, each a link to it. It takes focus when it appears. */
export function ProblemSummary({ fields, problems, fieldId, ref }: ProblemSummaryProps) {
  const listed = fields.flatMap((field) => {
    const problem = problems[field.name];
    return problem ? [{ field, problem }] : [];
  });
  const title =
    listed.length === 1
      ? "One field needs a correction. Nothing was sent."
      : `${listed.length} fields need a correction. Nothing was sent.`;
  return (
    <div
      ref={ref}
      tabIndex={-1}
      role="group"
      aria-label={title}
      className="mb-5 scroll-mt-28 border-[1.5px] border-err bg-err-wash px-4 py-3 text-err"
    >
      <p className="font-medium">{title}</p>
      <ul className="mt-1">
        {listed.map(({ field, problem }) => (
          <li key={field.name}>
            <a
              href={`#${fieldId(field)}`}
              onClick={goToField}
              className={classNames(
                "inline-flex min-h-6 gap-2 text-link",
                problem.isFixed && "text-ok line-through",
              )}
            >
              <Icon
                name={problem.isFixed ? "check" : "warning"}
                className="mt-[0.1lh] size-[0.8lh] flex-none"
              />
              {problem.text}
            </a>
          </li>
        ))}
      </ul>
    </div>
  );
}
