import { Drawing } from "#app/art/drawing.tsx";
import type { GuideSummary } from "#app/prose/guides.server.ts";
import { SiteLink } from "#app/ui/site-link.tsx";
import { Zone } from "#app/ui/drafting/zone.tsx";
import { SideHead } from "#app/ui/drafting/headed-zone.tsx";

interface OtherGuidesProps {
  guides: GuideSummary[];
}

/** The next three on the shelf. */
export function OtherGuides({ guides }: OtherGuidesProps) {
  return (
    <Zone tone="blueprint" space="bare" className="grid lg:grid-cols-12">
      <SideHead className="px-pad py-8 lg:col-span-3" title="Next on the shelf." size="text-h3" />
      <ul className="grid border-hair max-lg:border-t md:grid-cols-3 lg:col-span-9">
        {guides.map((guide) => (
          <li
            key={guide.slug}
            className="relative grid grid-rows-[auto_1fr] border-hair not-first:max-md:border-t md:not-first:border-l lg:border-l"
          >
            <Drawing of={guide.cover} decorative className="border-b border-hair" />
            <div className="flex flex-col gap-2 p-4">
              <p className="label">{guide.category}</p>
              <h3 className="text-h4">
                <SiteLink
                  to={guide.path}
                  className="no-underline after:absolute after:inset-0 hover:underline hover:decoration-1 hover:underline-offset-[0.2em]"
                >
                  {guide.title}
                </SiteLink>
              </h3>
              <p className="mt-auto pt-2 note">
                {guide.level} · {guide.pages} pages · {guide.readMinutes} min
              </p>
            </div>
          </li>
        ))}
      </ul>
    </Zone>
  );
}
