import {
  controlDomains,
  type Framework,
  frameworks,
  type SecurityControl,
} from "#app/site/security/security-controls.ts";
import { classNames } from "#app/ui/class-names.ts";

const columns = Object.entries(frameworks) as [Framework, string][];
/** For the narrow screen, where each reference names its standard. */
const shortName = (standard: string) => standard.replace(" Type II", "");
const head =
  "sticky top-bar z-10 border-y border-line bg-ground px-3 py-2.5 text-left font-mono text-label font-[450] text-ink-3 not-first:border-l not-first:border-l-hair first:pl-pad";
const cell = "lg:border-b lg:border-hair lg:px-3 lg:py-3 lg:align-top";

interface ControlTableProps {
  controls: readonly SecurityControl[];
  /** Id of the control that the address points to; null where only the browser knows. */
  pointedTo: string | null;
}

/** The matrix. Where it does not fit, a control is a block with its references under it. */
export function ControlTable({ controls, pointedTo }: ControlTableProps) {
  return (
    <table className="w-full border-separate [border-spacing:0] border-line text-small max-lg:block max-lg:border-t">
      <caption className="sr-only">
        Controls, their evidence and where standards ask for them
      </caption>
      <thead className="max-lg:sr-only">
        <tr>
          <th scope="col" className={`${head} w-20`}>
            No.
          </th>
          <th scope="col" className={head}>
            Control
          </th>
          <th scope="col" className={`${head} w-[19%]`}>
            Evidence
          </th>
          {columns.map(([framework, name]) => (
            <th key={framework} scope="col" className={`${head} w-[9%]`}>
              {name}
            </th>
          ))}
        </tr>
      </thead>
      <tbody className="max-lg:block">
        {controls.map((control) => (
          <ControlRow key={control.id} control={control} pointedTo={pointedTo} />
        ))}
      </tbody>
    </table>
  );
}

function ControlRow({
  control,
  pointedTo,
}: {
  control: SecurityControl;
  pointedTo: string | null;
}) {
  const { id, domain, name, text, evidence, references } = control;
  // A navigation of the router moves the address, but not the browser's :target.
  const highlight = pointedTo === null ? "target:bg-vellum" : pointedTo === id && "bg-vellum";
  return (
    <tr
      id={id}
      className={classNames(
        "scroll-mt-28 laid-out-piece max-lg:relative max-lg:block max-lg:border-b max-lg:border-hair max-lg:py-4 max-lg:pr-pad max-lg:pl-20",
        highlight,
      )}
    >
      <td
        className={`${cell} figures text-note leading-6 text-ink-3 max-lg:absolute max-lg:left-pad lg:pl-pad!`}
      >
        {id}
      </td>
      <th scope="row" className={`${cell} text-left font-text max-lg:block lg:border-l`}>
        <span className="font-medium">{name}</span>{" "}
        <span className="ml-1.5 note">{controlDomains[domain]}</span>{" "}
        <span className="mt-0.5 block max-w-[38em] text-ink-2">{text}</span>
      </th>
      <td className={`${cell} text-ink-2 max-lg:block max-lg:py-1 lg:border-l`}>
        <span className="note lg:hidden">Evidence: </span>
        {evidence}
      </td>
      {columns.map(([framework, standard]) => (
        <Reference key={framework} standard={standard} text={references[framework]} />
      ))}
    </tr>
  );
}

/** Where a standard asks for it; in a block it names the standard, and those that do not ask are left out. */
function Reference({ standard, text }: { standard: string; text: string | undefined }) {
  const inBlock = text ? "max-lg:mr-4 max-lg:inline-block" : "max-lg:hidden";
  return (
    <td className={`${cell} font-mono text-note lg:border-l ${inBlock}`}>
      <span className="text-ink-3 lg:hidden">{shortName(standard)} </span>
      {text ? (
        <span className="whitespace-nowrap">{text}</span>
      ) : (
        <>
          <span aria-hidden="true" className="text-ink-3">
            –
          </span>
          <span className="sr-only">not required</span>
        </>
      )}
    </td>
  );
}
