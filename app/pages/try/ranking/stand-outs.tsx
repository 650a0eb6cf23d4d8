import type { PackageView } from "#app/tool/worker/worker-messages.ts";

/** What is unlike all other offers: a comma, a "per 100" or another part is to be ruled out before it is ranked. */
export function StandOuts({ standOuts }: Pick<PackageView, "standOuts">) {
  if (standOuts.length === 0) return null;
  return (
    <section
      aria-label="Check before you rank"
      className="border-b border-line bg-warn-wash px-pad py-3"
    >
      <h3 className="text-small font-medium">Check before you rank</h3>
      <ul className="mt-1 grid gap-1 text-small">
        {standOuts.map(({ supplier, part, text, places }) => (
          <li key={`${supplier} ${part}`}>
            {supplier}, {part}: {text}
            <span className="block font-mono text-label text-ink-3">{places.join("; ")}</span>
          </li>
        ))}
      </ul>
    </section>
  );
}
