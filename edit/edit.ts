// `npm run edit`: forms for the content files, and beside them the development server, which shows their pages.
import { join } from "node:path";
import { createServer } from "vite";
import { buildEditor } from "./editor.ts";

const host = "127.0.0.1";
const port = Number(process.env["PORT"] ?? 3200);
const root = join(import.meta.dirname, "..");
// Without its window of errors, which covers a page that is there again: what is wrong is said in the form and the text.
const server = { host, port: port + 1, strictPort: true, hmr: { overlay: false } };
const pages = await createServer({ root, server });
await pages.listen();
await buildEditor(root, `http://${host}:${port + 1}`).listen({ host, port });
console.log(`Edit on http://${host}:${port}/. Ctrl+C ends it.`);
