import { apiDocument } from "./api/api-document.ts";
import { sdks } from "./topics/sdks.ts";
import { topicGroups } from "./topics/topic-groups.ts";
import { endpoints } from "./samples/operations.ts";

interface ContentsPart {
  id: string;
  title: string;
  places: { id: string; title: string }[];
}

const parts: ContentsPart[] = [
  { id: "quick-starts", title: "Quick starts", places: [] },
  ...topicGroups.map(({ id, title, topics }) => ({ id, title, places: topics })),
  {
    id: "reference",
    title: "API reference",
    places: endpoints(apiDocument).map(({ id, summary }) => ({ id, title: summary })),
  },
  { id: "sdks", title: "SDKs", places: sdks.map(({ id, name }) => ({ id, title: name })) },
  { id: "support", title: "Support", places: [] },
];

/** The whole page, by heading. */
export function Contents() {
  return (
    <nav
      aria-label="Contents"
      className="px-pad py-8 lg:sticky lg:top-bar lg:max-h-[calc(100dvh-var(--spacing-bar))] lg:overflow-y-auto"
    >
      <h3 className="mb-3 label">On this page</h3>
      <ul className="gap-x-6 text-small wrap-anywhere max-lg:columns-2 md:max-lg:columns-3">
        {parts.map(({ id, title, places }) => (
          <li key={id} className="mb-2 break-inside-avoid">
            <a href={`#${id}`} className="block py-0.5 font-medium no-underline hover:underline">
              {title}
            </a>
            {places.length > 0 && (
              <ul>
                {places.map((place) => (
                  <li key={place.id}>
                    <a
                      href={`#${place.id}`}
                      className="block py-0.5 text-ink-2 no-underline hover:underline"
                    >
                      {place.title}
                    </a>
                  </li>
                ))}
              </ul>
            )}
          </li>
        ))}
      </ul>
    </nav>
  );
}
