import { moduleId, modules } from "#app/site/modules.ts";
import { Balloon } from "#app/ui/drafting/balloon.tsx";

/** The key to the balloons of the assembly: each leads to its line of the parts list. */
export function AssemblyKey() {
  return (
    <ol className="ruled-cells grid-cols-2 border-line-2 [--cell-rule:var(--color-line-2)] max-lg:border-t lg:grid-cols-1 lg:border-l">
      {modules.map(({ name, to }, index) => (
        <li key={name}>
          <a
            href={`#${moduleId(to)}`}
            className="flex h-full items-center gap-4 px-pad py-4 leading-tight font-medium no-underline hover:bg-raised max-md:gap-3 max-md:px-3 max-md:text-small"
          >
            <Balloon>{index + 1}</Balloon> {name}
          </a>
        </li>
      ))}
    </ol>
  );
}
