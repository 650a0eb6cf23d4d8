import type { resourceIndex } from "./resource-index.server.ts";
import { DownloadLink } from "#app/ui/download-link.tsx";

import { Drawer } from "./drawer.tsx";

interface TemplateDrawerProps {
  templates: ReturnType<typeof resourceIndex>["templates"];
}

/** The templates, a workbook with its sheets as tabs along the bottom, where a spreadsheet has them. */
export function TemplateDrawer({ templates }: TemplateDrawerProps) {
  return (
    <Drawer
      id="templates"
      tone="blueprint"
      title="Templates."
      note="Files to fill in, with working formulas. They open in any spreadsheet program, and you need not leave an email address."
    >
      <ul className="ruled-cells [--cell-rule:var(--color-line-2)] md:grid-cols-2">
        {templates.map(({ number, title, about, contains, isWorkbook, file }) => (
          <li key={number} className="grid md:row-span-2 md:grid-rows-subgrid">
            <div className="flex flex-col items-start px-pad pt-6 pb-8">
              <p className="flex w-full justify-between gap-4 figures text-note text-ink-3">
                {number}
                <span>{file.kind}</span>
              </p>
              <h3 className="mt-3 text-h4 font-medium tracking-snug">{title}</h3>
              <p className="mt-2 mb-6 max-w-[29em] text-small text-ink-2">{about}</p>
              <DownloadLink
                href={file.href}
                fileName={file.fileName}
                label={title}
                size="small"
                className="mt-auto"
              >
                Download
              </DownloadLink>
            </div>
            {isWorkbook ? (
              <ul className="flex flex-wrap content-start border-t border-hair figures text-note text-ink-2">
                {contains.map((part) => (
                  <li
                    key={part}
                    className="border-r border-hair px-2 py-2 first:bg-raised first:text-ink"
                  >
                    {part}
                  </li>
                ))}
              </ul>
            ) : (
              <p className="border-t border-hair px-2 py-2 figures text-note text-ink-2">
                Columns: {contains.join(", ")}
              </p>
            )}
          </li>
        ))}
      </ul>
    </Drawer>
  );
}
