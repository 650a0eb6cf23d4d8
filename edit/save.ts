import { createHash } from "node:crypto";
import { existsSync } from "node:fs";
import { mkdir, readFile, rm, writeFile } from "node:fs/promises";
import { dirname, join } from "node:path";
import { format } from "oxfmt";
import sharp from "sharp";
import { linkAnew } from "#make/files/moved-addresses.ts";
import { plainName } from "#make/plugins/photos-plugin.ts";
import { typed } from "#make/collections/form-fields.ts";
import { itemsOf, type Kind, written } from "./kinds.ts";
import type { Values } from "#make/collections/records-in.ts";

/** Nothing else is ever written, but for links in texts to an address that moved. */
const writable =
  /^app\/(?:prose\/(?:articles|guides|photos)|site\/\w+)\/[a-z0-9-]+\.(?:md|json|jpg|png|webp|avif)$/;

export type Form = Map<string, string | File>;

export const said = (form: Form, name: string) => String(form.get(name) ?? "");
const digest = (of: Buffer | string) => createHash("sha256").update(of).digest("hex").slice(0, 8);
export const versionOf = (values?: Values) => digest(JSON.stringify(values ?? ""));

export async function write(root: string, file: string, content: string | Buffer): Promise<void> {
  if (!writable.test(file)) throw new Error(`${file} is not edited here.`);
  await mkdir(join(root, dirname(file)), { recursive: true });
  await writeFile(join(root, file), content);
}

/** Takes a filled form: returns what the record is called, or what is wrong, and then nothing is written. */
export async function save(root: string, kind: Kind, opened: string | undefined, form: Form) {
  const items = await itemsOf(root, kind);
  const problems = new Map<string, string>();
  const { text, picture, photo } = await takePicture(root, form, problems);
  // A photograph is not kept without its text, and a browser does not send it again by itself.
  const refused = async (found: Map<string, string>) => {
    if (photo) await rm(join(root, photo));
    return !picture || found.has("picture") ? found : found.set("picture", "must be chosen again");
  };
  const values: Values = {};
  for (const [name, field] of Object.entries(kind.fields)) {
    try {
      values[name] = typed(field, name === "text" ? text : said(form, name));
    } catch (error) {
      problems.set(name, (error as Error).message);
    }
  }
  const id = plainName(said(form, "address") || opened || said(form, "title"));
  if (id !== opened && (!id || id === "new" || items.has(id)))
    problems.set("address", `must be free; "${id}" is not`);
  if (opened && said(form, "version") !== versionOf(items.get(opened)))
    problems.set("", "It was changed since you opened it: copy what you wrote, open it again.");
  if (problems.size > 0) return refused(problems);

  const before = [values["movedFrom"] ?? [], kind.page(opened ?? "")].flat();
  const isMoved = opened !== undefined && id !== opened;
  // One that comes back to an address is no longer led away from it.
  if (isMoved) values["movedFrom"] = before.filter((address) => address !== kind.page(id));
  if (kind.list && id !== opened) values[kind.list.key] = kind.list.before + id;
  const file = kind.file(id);
  let next = "";
  try {
    const source = await readFile(join(root, kind.file(opened ?? id)), "utf8").catch(() => "");
    const text = written(kind, source, opened, values);
    next = (await format(file, text, { printWidth: 100 })).code;
    const [problem] = kind.problems?.(next, id, root) ?? [];
    if (problem) throw new Error(problem);
    await write(root, file, next);
  } catch (error) {
    return refused(new Map([placed((error as Error).message, next)]));
  }
  // It is saved, with its photograph, whatever fails from here on.
  if (isMoved && !kind.list) await rm(join(root, kind.file(opened)));
  if (isMoved) await linkAnew(root, kind.page(opened), kind.page(id));
  return id;
}

/** The build names file and line; who looks at a form looks for the words. */
function placed(problem: string, source: string): [field: string, problem: string] {
  const [, line, reason] = /^app\/prose\/\S+?\.md:(\d+): ([^]*)$/.exec(problem) ?? [];
  const words = source.split("\n")[Number(line) - 1]?.slice(0, 60);
  return line ? ["text", `is wrong at “${words}”: ${reason}`] : ["", problem];
}

const endings: Record<string, string> = { jpeg: "jpg", png: "png", webp: "webp", av1: "avif" };

/** Keeps a form's picture; its text then shows it, at the end of a section or the introduction. */
async function takePicture(root: string, form: Form, problems: Map<string, string>) {
  const text = said(form, "text");
  const picture = form.get("picture");
  if (!(picture instanceof File) || picture.size === 0) return { text };
  const bytes = Buffer.from(await picture.arrayBuffer());
  // By what is in it, whatever it is called.
  const metadata = sharp(bytes).metadata();
  const picked = await metadata.catch(() => undefined);
  const ending = endings[picked?.compression ?? picked?.format ?? ""];
  const caption = said(form, "caption").replaceAll(/[[\]\s]+/g, " ");
  if (!ending) problems.set("picture", "must be JPEG, PNG, WebP or AVIF");
  if (!caption.trim()) problems.set("caption", "must say what the picture shows");
  if (problems.size > 0) return { text, picture };
  const name = `${plainName(picture.name) || "picture"}-${digest(bytes)}.${ending}`;
  const photo = `app/prose/photos/${name}`;
  const isNew = !existsSync(join(root, photo));
  await write(root, photo, bytes);

  // Browsers send lines with both of their ends.
  const sections = text.split(/^(?=## )/m);
  const at = sections.findIndex((each) => each.startsWith(`## ${said(form, "section")}\r`)) + 1;
  sections.splice(at || 1, 0, `\n\n![${caption}](photo:${name})\n\n`);
  return { text: sections.join(""), picture, photo: isNew ? photo : undefined };
}
