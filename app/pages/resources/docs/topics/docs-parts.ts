import { apiDocument } from "../api/api-document.ts";
import { docsPages } from "../docs-pages.ts";
import { endpoints } from "../samples/operations.ts";
import { topicGroups } from "./topic-groups.ts";

/** A part of the documentation with the places on its page. */
export const docsParts = docsPages.map(({ path, name, description }) => {
  const id = path.slice(path.lastIndexOf("/") + 1);
  const group = topicGroups.find((each) => each.id === id);
  return {
    id,
    path,
    name,
    description,
    places: group
      ? group.topics.map((topic) => ({ id: topic.id, title: topic.title, call: "" }))
      : endpoints(apiDocument).map((endpoint) => ({
          id: endpoint.id,
          title: endpoint.summary,
          call: `${endpoint.method} ${endpoint.path}`,
        })),
  };
});
