import { apiDocument } from "./api/api-document.ts";

/** /resources/docs/openapi.json: the document that the API reference is drawn from, written once by the build. */
export function loader() {
  return new Response(`${JSON.stringify(apiDocument, null, 2)}\n`, {
    headers: { "Content-Type": "application/json; charset=utf-8" },
  });
}
