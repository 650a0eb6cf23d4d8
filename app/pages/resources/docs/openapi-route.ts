import document from "docs:openapi";

/** /resources/docs/openapi.json: the document that the API reference is drawn from, written once by the build. */
export function loader() {
  return new Response(`${JSON.stringify(document, null, 2)}\n`, {
    headers: { "Content-Type": "application/json; charset=utf-8" },
  });
}
