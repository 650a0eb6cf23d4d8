import { Icon } from "#app/ui/icon.tsx";

const keys: readonly (readonly [keys: string, does: string])[] = [
  ["Tab", "goes from control to control: files, questions, request, result"],
  ["1 to 9", "gives that answer, while the focus is on a question"],
  ["Ctrl+Z", "takes back the last answer, correction, removal or setting"],
  ["Ctrl+V", "outside of a field: adds the table, email or files you copied"],
  ["Enter", "in a cell: writes it. Escape leaves it as it was"],
  ["Arrow keys", "move a weight; Home and End set it to 0 and 100"],
];

export function KeyboardHelp() {
  return (
    <details className="group">
      <summary className="flex min-h-12 items-center gap-3 px-pad text-small font-medium hover:bg-ground">
        <Icon name="plus" className="size-4 group-open:rotate-45" />
        Keyboard
      </summary>
      <dl className="grid grid-cols-[auto_minmax(0,1fr)] gap-x-4 gap-y-1.5 px-pad pb-5 text-small">
        {keys.map(([key, does]) => (
          <div key={key} className="col-span-2 grid grid-cols-subgrid">
            <dt className="font-mono text-note leading-6">{key}</dt>
            <dd className="text-ink-2">{does}</dd>
          </div>
        ))}
      </dl>
    </details>
  );
}
