import { classNames } from "#app/ui/class-names.ts";
import { unbroken } from "#app/ui/unbroken.tsx";

import { CodeText } from "./code-text.tsx";
import type { ParameterRow } from "./docs-data.ts";

interface ParameterEntryProps {
  parameter: ParameterRow;
  className: string;
}

/** One line of a bill of materials: a parameter under the number of its balloon in the sample. A part of a parameter has no balloon of its own. */
export function ParameterEntry({ parameter, className }: ParameterEntryProps) {
  const { name, item, type, isRequired, description } = parameter;
  return (
    <div
      className={classNames(
        "grid grid-cols-[2.5rem_minmax(0,1fr)] content-start gap-y-1",
        className,
      )}
    >
      <dt className="col-span-2 grid grid-cols-subgrid items-baseline">
        {item !== undefined && (
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
        <CodeText text={description} />
      </dd>
    </div>
  );
}
