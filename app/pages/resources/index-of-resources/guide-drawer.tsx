import { Drawing } from "#app/art/drawing.tsx";
import { ArrowLink } from "#app/ui/arrow-link.tsx";

import type { resourceIndex } from "./resource-index.server.ts";
import { Drawer, IndexLine } from "./drawer.tsx";

/** So many stand above the fold of a large window. */
const inFirstWindow = 3;

/** The guides, each with the drawing of its cover. */
export function GuideDrawer({ guides }: { guides: ReturnType<typeof resourceIndex>["guides"] }) {
  return (
    <Drawer
      id="guides"
      title="Guides."
      note="Read them here or download the PDF. The text is the same."
      way={<ArrowLink to="/resources/guides">By category and level</ArrowLink>}
    >
      <ul>
        {guides.map(({ cover, ...line }, index) => (
          <IndexLine
            key={line.number}
            {...line}
            picture={
              <div className="w-40 overflow-hidden blueprint max-md:mr-4 max-md:h-24 max-md:w-24">
                <Drawing
                  of={cover}
                  eager={index < inFirstWindow}
                  decorative
                  preserveAspectRatio="xMidYMid slice"
                  className="h-full"
                />
              </div>
            }
          />
        ))}
      </ul>
    </Drawer>
  );
}
