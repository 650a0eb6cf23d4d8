import type { ParameterRow } from "./samples/operations.ts";
import { classNames } from "#app/ui/class-names.ts";
import { unbroken } from "#app/ui/unbroken.tsx";

import { CodeText } from "./code-text.tsx";

/** A bill of materials: each parameter under the number of its balloon in the sample. */
export function ParameterList({ parameters }: { parameters: ParameterRow[] }) {
  return (
    <dl className="border-y border-line text-small">
      {parameters.map((parameter) => (
        <ParameterEntry
          key={parameter.name}
          parameter={parameter}
          className="border-hair py-3 not-first:border-t"
        />
      ))}
    </dl>
  );
}

interface ParameterEntryProps {
  parameter: ParameterRow;
  className: string;
}

/** One line of a bill of materials. A part of a parameter has no balloon of its own. */
export function ParameterEntry({ parameter, className }: ParameterEntryProps) {
  const { name, item, type, isRequired, description, default: preset } = parameter;
  return (
    <div
      className={classNames(
        "grid grid-cols-[2.5rem_minmax(0,1fr)] content-start gap-y-1",
        className,
      )}
    >
      <dt className="col-span-2 grid grid-cols-subgrid items-baseline">
        {item !== null && (
          <span className="inline-grid size-5 place-items-center rounded-full border border-line font-mono text-label leading-none">
            {item}
          </span>
        )}{" "}
        <span className="col-start-2 flex flex-wrap items-baseline gap-x-3">
          <code className="font-mono [overflow-wrap:anywhere]">{name}</code>{" "}
          <span className="note">
            {unbroken(type)}
            {isRequired && <b className="text-ink">, required</b>}
          </span>
        </span>
      </dt>
      <dd className="col-start-2 text-ink-2">
        <CodeText
          text={preset === undefined ? description : `${description} Default: \`${preset}\`.`}
        />
      </dd>
    </div>
  );
}
