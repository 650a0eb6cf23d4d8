import { motorMountQuotation } from "#app/samples/motor-mount-quotation.ts";
import { samplePackage } from "#app/samples/sample-package.ts";

/** A supplier's email as it came, on white paper whatever the print, with a balloon for each value that was read. */
export function Quotation() {
  const { supplierId, number, signature, lines } = motorMountQuotation;
  return (
    <div
      lang="de"
      data-quotation={supplierId}
      className="absolute right-2.5 w-80 max-w-[calc(100%-2rem)] -rotate-2 border border-hair on-raised py-4 pr-4 pl-12 text-note text-ink scheme-light shadow-lift max-md:bottom-3 md:top-12"
    >
      <p className="text-small leading-tight font-strong text-focus">{signature}</p>
      <p className="mb-2 font-mono text-label text-ink-3">
        Angebot {number} zu {samplePackage.rfq}
      </p>
      {lines.map(({ part, before, asQuoted, after, becomes }, index) => (
        <p key={part} data-line={part} className="relative py-1.5">
          <span
            aria-hidden="true"
            className="absolute -left-9 grid size-5 place-items-center rounded-full border-[1.5px] border-line bg-(--fill) font-mono text-label leading-none font-[500]"
          >
            {index + 1}
          </span>
          {before}
          <mark className="bg-signal-wash whitespace-nowrap text-current">{asQuoted}</mark>
          {after}
          <span lang="en" className="sr-only">
            {" "}
            becomes <b>{becomes}</b>
          </span>
        </p>
      ))}
    </div>
  );
}
