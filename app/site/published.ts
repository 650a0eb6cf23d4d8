import { buildDay } from "./build-day.ts";

/** Node's, and in the browser's code what Vite writes in its place. */
declare const process: { env: { NODE_ENV?: string } };

/** Why a record is not built yet: it is a draft, or its day has not come. */
export function whyUnpublished({
  draft,
  date = "",
}: {
  draft?: true | undefined;
  date?: string | undefined;
}): string | null {
  if (draft) return "It is a draft.";
  return date > buildDay ? `It is built on ${date} or later.` : null;
}

/**
 * The records that are built. Development shows all, and says in the title of one that nobody else sees it. The code of the
 * others does not reach the browser: make/plugins/drafts-plugin.ts.
 */
export function published<Of extends { title: string; draft?: true; postedOn?: string }>(
  records: readonly Of[],
): Of[] {
  const why = ({ draft, postedOn }: Of) => whyUnpublished({ draft, date: postedOn });
  if (process.env.NODE_ENV !== "development") return records.filter((each) => why(each) === null);
  return records.map((each) => {
    const reason = why(each);
    return reason === null ? each : { ...each, title: `${each.title} (${reason})` };
  });
}
