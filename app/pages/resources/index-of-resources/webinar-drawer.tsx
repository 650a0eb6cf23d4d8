import { ArrowLink } from "#app/ui/arrow-link.tsx";

import type { resourceIndex } from "./resource-index.server.ts";
import { Drawer, IndexLine, LineTitle } from "./drawer.tsx";

type WebinarLines = Pick<ReturnType<typeof resourceIndex>, "sessions" | "recordings" | "series">;

/** The sessions, each with its calendar file, then the recordings, and the parts of the series along the bottom. */
export function WebinarDrawer({ webinars }: { webinars: WebinarLines }) {
  const { sessions, recordings, series } = webinars;
  return (
    <Drawer
      id="webinars"
      title="Webinars."
      note="Sessions with a calendar file, recordings with a transcript, and one series in six parts."
      way={<ArrowLink to="/resources/webinars">Sessions and recordings</ArrowLink>}
    >
      <ListName>Next sessions</ListName>
      <ul className="border-t border-hair">
        {sessions.map((line) => (
          <IndexLine key={line.number} {...line} />
        ))}
      </ul>
      <ListName>Recordings</ListName>
      <ul className="ruled-cells border-t border-hair sm:grid-cols-2">
        {recordings.map((recording) => (
          <RecordingLine key={recording.number} {...recording} />
        ))}
      </ul>
      <ListName>One series, six parts</ListName>
      <ol className="ruled-cells grid-cols-2 border-t border-hair xl:grid-cols-3">
        {series.map((part, index) => (
          <li
            key={part}
            className="flex items-baseline gap-x-4 px-pad py-4 text-small max-md:flex-col max-md:py-3"
          >
            <span className="font-mono text-note text-ink-3">Part {index + 1}</span>
            {part}
          </li>
        ))}
      </ol>
    </Drawer>
  );
}

function ListName({ children }: { children: string }) {
  return <h3 className="border-line px-pad py-3 label not-first:border-t">{children}</h3>;
}

/** There is no file to save: the line opens the recording's storyboard, key moments and transcript. */
function RecordingLine({ number, title, to, facts }: WebinarLines["recordings"][number]) {
  return (
    <li className="relative px-pad py-4 hover:bg-ink/4">
      <LineTitle number={number} title={title} to={to} />
      <ul className="mt-1 note">
        {facts.map((fact) => (
          <li key={fact}>{fact}</li>
        ))}
      </ul>
    </li>
  );
}
