import { readFile as readBytes } from "node:fs/promises";
import { basename, extname } from "node:path";

import { readFile } from "#analyzer/intake/read-file.ts";
import { draftOfLine } from "#analyzer/intake/offer-draft.ts";
import { answerAsOffer, answerInWords, notAnOffer, offerToAdd } from "#analyzer/intake/answers.ts";
import type {
  Correction,
  OfferDraft,
  OfferWords,
  Recognition,
} from "#analyzer/intake/recognition.ts";
import type { OcrEngine } from "#analyzer/intake/read/scan/ocr.ts";
import type { FileReading, SourceTable } from "#analyzer/intake/source.ts";
import { understandFiles } from "#analyzer/intake/understand-files.ts";

import { type FilesAside, filesAside } from "#analyzer/package/files/files-aside.ts";

import type { GivenAnswer } from "./answers.ts";
import { readCharacterMap, secondReader } from "./other-readers.ts";

/** Files read and understood together, with the answers that were given. */
export interface ReadPackage {
  readonly readings: readonly FileReading[];
  readonly tables: ReadonlyMap<string, SourceTable>;
  readonly recognition: Recognition;
  readonly aside: FilesAside;
  /** Answers that no question asked for. */
  readonly unusedAnswers: readonly GivenAnswer[];
}

export async function readPackage(
  paths: readonly string[],
  answers: readonly GivenAnswer[] = [],
  ocr: OcrEngine | null = null,
): Promise<ReadPackage> {
  const readTwice = await secondReader();
  const readings: FileReading[] = [];
  const names = new Set<string>();
  for (const path of paths) {
    const name = freeName(basename(path), names);
    names.add(name);
    const reading = await readPath(path, name, ocr);
    const second = await readTwice(reading);
    readings.push(second === null ? reading : { ...reading, second });
  }
  const tables = new Map(readings.flatMap(({ tables }) => tables.map((each) => [each.id, each])));
  const { recognition, unusedAnswers } = understand(readings, answers);
  const aside = filesAside(readings, recognition.lines);
  return { readings, tables, aside, recognition, unusedAnswers };
}

/** Why nothing of a file could be read, or `null`. */
export function refusalOf({ tables, lines, problems }: FileReading): string | null {
  return tables.length === 0 && lines.length === 0 ? (problems[0]?.message ?? null) : null;
}

export async function readPath(
  path: string,
  name: string,
  ocr: OcrEngine | null = null,
): Promise<FileReading> {
  try {
    const bytes = await readBytes(path);
    // A "#" in an id ends the file's part of it.
    const source = { id: name.replaceAll("#", "_"), name, bytes: new Uint8Array(bytes) };
    return await readFile(source, { characterMap: readCharacterMap, ...(ocr ? { ocr } : {}) });
  } catch (error) {
    const code = error instanceof Error && "code" in error ? error.code : undefined;
    if (typeof code !== "string") throw error;
    const message =
      code === "ENOENT" ? "There is no such file." : `The file cannot be opened (${code}).`;
    const problem = { kind: "damaged", fileName: name, part: "", message } as const;
    const nothing = { sizeBytes: 0, tables: [], lines: [], sender: null };
    return { fileName: name, kind: null, ...nothing, problems: [problem] };
  }
}

/** An answer may raise the question that the next one settles, so it goes on until nothing changes. */
function understand(
  readings: readonly FileReading[],
  answers: readonly GivenAnswer[],
): Pick<ReadPackage, "recognition" | "unusedAnswers"> {
  const corrections: Correction[] = answers.flatMap((answer) =>
    "correction" in answer ? answer.correction : [],
  );
  const waiting = new Set(answers.flatMap((answer) => ("correction" in answer ? [] : [answer])));
  for (;;) {
    const recognition = understandFiles(readings, corrections);
    const settled = [...waiting].filter((answer) => {
      if ("file" in answer) {
        const reading = readings.find(({ fileName }) => fileName === answer.file);
        if (reading === undefined) return false;
        const { sourceId, fileName } = reading;
        const draft = offerToAdd(sourceId ?? fileName, fileName, corrections);
        corrections.push(...answerAsOffer(draft, { ...draft, ...answer.offer }));
        return true;
      }
      if ("line" in answer) {
        const line = recognition.lines.find(({ id }) => id === answer.line);
        if (line !== undefined) corrections.push(...sayOffer(draftOfLine(line), answer.offer));
        return line !== undefined;
      }
      const asked = recognition.questions.find(
        ({ id, text }) => id === answer.question || text === answer.question,
      );
      const row =
        answer.row === undefined
          ? undefined
          : asked?.readback?.find(
              ({ what, from }, index) =>
                what === answer.row || from === answer.row || index + 1 === answer.row,
            );
      if ("offer" in answer) {
        const draft = (row?.offers ?? row?.lines)?.[(answer.number ?? 1) - 1];
        if (draft !== undefined) corrections.push(...sayOffer(draft, answer.offer));
        return draft !== undefined;
      }
      const question = answer.row === undefined ? asked : row;
      const chosen = question?.answers.find(
        ({ label }, index) => label === answer.answer || index + 1 === answer.answer,
      );
      const isOther = chosen === undefined && typeof answer.answer === "string";
      const correction =
        question?.words && isOther
          ? answerInWords(question.words, String(answer.answer))
          : chosen?.correction;
      if (correction) corrections.push(correction);
      return correction !== undefined;
    });
    if (settled.length === 0) return { recognition, unusedAnswers: [...waiting] };
    for (const answer of settled) waiting.delete(answer);
  }
}

/** What is not said stays as it was read; `null` says that it is no offer. */
function sayOffer(draft: OfferDraft, offer: Partial<OfferWords> | null): readonly Correction[] {
  if (offer !== null) return answerAsOffer(draft, { ...draft, ...offer });
  const none = notAnOffer(draft);
  return none === null ? [] : [none];
}

/** Two folders may hold a file of the same name. */
function freeName(name: string, taken: ReadonlySet<string>): string {
  const ending = extname(name);
  const stem = name.slice(0, name.length - ending.length);
  let free = name;
  for (let count = 2; taken.has(free); count += 1) free = `${stem} (${count})${ending}`;
  return free;
}
