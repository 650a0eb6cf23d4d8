import { articleSummaries } from "#app/lib/articles.server.ts";

/** /resources/blog/articles.json: every article, for a search on a blog of several pages. */
export const loader = () => Response.json(articleSummaries());
