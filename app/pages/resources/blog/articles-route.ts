import { articleSummaries } from "#app/prose/articles.server.ts";

/** /resources/blog/articles.json: every article, for a search on a blog of several pages. */
export const loader = () => Response.json(articleSummaries());
