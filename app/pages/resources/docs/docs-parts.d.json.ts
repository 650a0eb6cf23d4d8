import type { DocsPage } from "./docs-pages.ts";

declare const parts: DocsPage[];
export default parts;
