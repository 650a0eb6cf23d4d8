import type { Plugin } from "vite";

import type { CollectionName, MarkdownRecord } from "#app/prose/markdown/collections.ts";
import { draw } from "#app/art/drawings.ts";
import {
  brokenRecord,
  compileRecord,
  drawingsOf,
  withNote,
} from "#app/prose/markdown/compile-record.ts";
import { withBrand } from "#app/prose/markdown/named-brand.ts";

import { collectionNames, sourceOf, unpublished } from "../collections/read-collection.ts";
import { moduleOf } from "./module-of.ts";
import { photoProblem } from "./photos-plugin.ts";

const markdownFile = /[\\/]app[\\/]prose[\\/](?<collection>[^\\/]+)[\\/](?<slug>[^\\/]+)\.md$/;

/**
 * A Markdown file of `app/prose` is a module: its record, compiled. Only loaders may import it, so that no
 * article is ever part of the browser's code.
 */
export function markdown(): Plugin {
  return {
    name: "quotewright:markdown",
    load: {
      filter: { id: markdownFile },
      handler(id) {
        const { collection = "", slug = "" } = markdownFile.exec(id)?.groups ?? {};
        const name = collectionNames.find((each) => each === collection);
        if (name === undefined) {
          return this.error(
            `${id}: app/prose/markdown/collections.ts has no collection "${collection}"`,
          );
        }
        if (this.environment.config.consumer === "client") {
          return this.error(`${id} would be sent to the browser: import it from a .server.ts file`);
        }
        try {
          const source = sourceOf(name, slug);
          const reason = unpublished(name, slug);
          const isDevelopment = this.environment.config.mode === "development";
          if (reason !== null && !isDevelopment) return "export default null;";
          const [problem] = photoProblems(name, slug, source);
          if (problem) throw new Error(problem);
          const record = compileRecord(name, slug, source);
          return recordModule(
            name,
            reason === null ? record : withNote(record, "Nobody else sees this text", reason),
          );
        } catch (error) {
          // While somebody writes, a text that is not whole yet takes only its own page away.
          if (this.environment.config.mode !== "development") throw error;
          const reason = error instanceof Error ? error.message : String(error);
          this.environment.logger.error(reason);
          return recordModule(name, brokenRecord(name, slug, reason));
        }
      },
    },
  };
}

/** What would stop the build at a text, before it is kept. */
export function textProblems(
  name: CollectionName,
  slug: string,
  written: string,
  projectRoot: string,
): string[] {
  const source = withBrand(`app/prose/${name}/${slug}.md`, written);
  const { fields, figures } = drawingsOf(name, compileRecord(name, slug, source));
  for (const drawing of [...Object.values(fields), ...figures]) draw(drawing);
  return photoProblems(name, slug, source, projectRoot);
}

/** Every photograph in a text that cannot be shown there, with file and line. */
export function photoProblems(
  collection: string,
  slug: string,
  source: string,
  projectRoot?: string,
): string[] {
  return source.split("\n").flatMap((line, index) =>
    [...line.matchAll(/\]\(photo:(?<name>[^)]+)\)/g)].flatMap(({ groups }) => {
      const problem =
        collection === "articles"
          ? photoProblem(groups?.["name"] ?? "", projectRoot)
          : "photographs are for articles: a guide is also a PDF, which has drawings";
      return problem ? [`app/prose/${collection}/${slug}.md:${index + 1}: ${problem}`] : [];
    }),
  );
}

/** The record as code, in which each drawing is the import of its file. */
export function recordModule<Name extends CollectionName>(
  name: Name,
  record: MarkdownRecord<Name, string>,
): string {
  const { fields } = drawingsOf(name, record);
  const named = (part: string, value: unknown) =>
    part === "drawing" || part === "photo" ? `${part}:${String(value)}` : value;
  const drawn = Object.entries(fields).map(([field, drawing]) => [
    field,
    named("drawing", drawing),
  ]);
  const body: unknown = JSON.parse(JSON.stringify(record.body), named);
  return moduleOf({ ...record, ...Object.fromEntries(drawn), body });
}
