import { cp, mkdir, readFile } from "node:fs/promises";
import { dirname, join } from "node:path";

import { makeTempDir } from "#server/testing/temp-dir.ts";

import { buildEditor } from "../editor.ts";
import { shown } from "#make/collections/form-fields.ts";
import { itemsOf, kinds } from "../kinds.ts";
import { versionOf } from "../save.ts";

const project = join(import.meta.dirname, "../..");
export const host = "127.0.0.1:3200";
export const ours = { host, origin: `http://${host}` };
export const photos = "app/prose/photos";
const edited = [
  "app/prose/articles",
  "app/prose/guides",
  "app/site/careers/roles.json",
  "app/site/webinars/sessions.json",
  "app/site/plans/plans.json",
];

/** An editor on a copy of the content. */
export async function openEditor() {
  const dir = await makeTempDir();
  const root = join(dir.path, "site");
  for (const path of edited) {
    await mkdir(dirname(join(root, path)), { recursive: true });
    await cp(join(project, path), join(root, path), { recursive: true });
  }
  // There may be none.
  await cp(join(project, photos), join(root, photos), { recursive: true }).catch(() => {});
  const app = buildEditor(root);
  return {
    app,
    root,
    read: (file: string) => readFile(join(root, file), "utf8"),
    original: (file: string) => readFile(join(project, file), "utf8"),
    /** What a form of it holds, with what somebody changes. */
    async formOf(name: string, id: string, changes: Record<string, string | File> = {}) {
      const kind = kinds.find((each) => each.name === name)!;
      const values = (await itemsOf(root, kind)).get(id);
      const fields = Object.entries(values ?? {}).map(([key, value]) => [key, shown(value)]);
      const version = versionOf(values);
      return new Map<string, string | File>(
        Object.entries({ ...Object.fromEntries(fields), version, ...changes }),
      );
    },
    async post(address: string, form: Iterable<readonly [string, string | File]>, headers = ours) {
      const body = new FormData();
      for (const [name, value] of form) body.append(name, value);
      const request = new Response(body);
      const payload = Buffer.from(await request.arrayBuffer());
      const type = request.headers.get("content-type") ?? "";
      return await app.inject({
        method: "POST",
        url: address,
        payload,
        headers: { ...headers, "content-type": type },
      });
    },
    [Symbol.asyncDispose]: async () => {
      await app.close();
      await dir[Symbol.asyncDispose]();
    },
  };
}
