import {
  controlDomains,
  type Framework,
  frameworks,
  type SecurityControl,
} from "#app/content/security-controls.ts";

const columns = Object.entries(frameworks) as [Framework, string][];
const head =
  "sticky top-bar z-10 border-y border-line bg-ground px-3 py-2.5 text-left font-mono text-label font-[450] text-ink-3 not-first:border-l not-first:border-l-hair first:pl-pad";
const cell = "md:border-b md:border-hair md:px-3 md:py-3.5 md:align-top";

/** The matrix. On a phone a control is a block, with its references in one row under it. */
export function ControlTable({ controls }: { controls: readonly SecurityControl[] }) {
  return (
    <table className="w-full border-separate border-spacing-0 text-small max-md:block">
      <caption className="sr-only">
        Controls, their evidence and where standards ask for them
      </caption>
      <thead className="max-md:sr-only">
        <tr>
          <th scope="col" className={`${head} w-20`}>
            No.
          </th>
          <th scope="col" className={head}>
            Control
          </th>
          <th scope="col" className={`${head} w-[19%]`}>
            What you can look at
          </th>
          {columns.map(([framework, name]) => (
            <th key={framework} scope="col" className={`${head} w-[9%]`}>
              {name}
            </th>
          ))}
        </tr>
      </thead>
      <tbody className="max-md:block">
        {controls.map((control) => (
          <ControlRow key={control.id} control={control} />
        ))}
      </tbody>
    </table>
  );
}

function ControlRow({ control }: { control: SecurityControl }) {
  const { id, domain, name, text, evidence, references } = control;
  return (
    <tr
      id={id}
      className="scroll-mt-32 target:bg-vellum max-md:relative max-md:block max-md:border-b max-md:border-hair max-md:py-4 max-md:pr-pad max-md:pl-20"
    >
      <td
        className={`${cell} figures text-note leading-6 text-ink-3 max-md:absolute max-md:left-pad md:pl-pad!`}
      >
        {id}
      </td>
      <th scope="row" className={`${cell} text-left font-text max-md:block md:border-l`}>
        <span className="font-medium">{name}</span>{" "}
        <span className="ml-1.5 note">{controlDomains[domain]}</span>
        <span className="mt-0.5 block max-w-[62ch] text-ink-2">{text}</span>
      </th>
      <td className={`${cell} text-ink-2 max-md:block max-md:py-1 md:border-l`}>
        <span className="note md:hidden">Look at: </span>
        {evidence}
      </td>
      {columns.map(([framework, standard]) => (
        <Reference key={framework} standard={standard} text={references[framework]} />
      ))}
    </tr>
  );
}

/** Where a standard asks for it; on a phone it names the standard, and those that do not ask are left out. */
function Reference({ standard, text }: { standard: string; text: string | undefined }) {
  const onPhone = text ? "max-md:mr-4 max-md:inline-block" : "max-md:hidden";
  return (
    <td className={`${cell} font-mono text-note md:border-l ${onPhone}`}>
      <span className="text-ink-3 md:hidden">{standard} </span>
      {text ?? (
        <>
          <span aria-hidden="true" className="text-ink-3">
            –
          </span>
          <span className="sr-only">not asked for</span>
        </>
      )}
    </td>
  );
}
