import type { resourceIndex } from "#app/lib/resource-index.server.ts";
import { ArrowLink } from "#app/ui/arrow-link.tsx";

import { Drawer } from "./drawer.tsx";
import { IndexLine } from "./index-line.tsx";

interface WebinarDrawerProps {
  letter: string;
  sheet: number;
  sessions: ReturnType<typeof resourceIndex>["sessions"];
  series: ReturnType<typeof resourceIndex>["series"];
}

/** The sessions, each with its calendar file, and the parts of the series along the bottom. */
export function WebinarDrawer({ letter, sheet, sessions, series }: WebinarDrawerProps) {
  return (
    <Drawer
      id="webinars"
      letter={letter}
      sheet={sheet}
      title="Webinars."
      note="Sessions with a calendar file, recordings with a transcript, and one series in six parts."
      way={<ArrowLink to="/resources/webinars">Sessions and recordings</ArrowLink>}
    >
      <ul>
        {sessions.map((line) => (
          <IndexLine key={line.number} {...line} />
        ))}
      </ul>
      <ol className="ruled-cells border-t border-line sm:grid-cols-2 xl:grid-cols-3">
        {series.map((part, index) => (
          <li key={part} className="flex items-baseline gap-4 px-5 py-4 text-small">
            <span className="font-mono text-note text-ink-3">Part {index + 1}</span>
            {part}
          </li>
        ))}
      </ol>
    </Drawer>
  );
}
