import { type FileHandle, open } from "node:fs/promises";
import { codeOf } from "#server/thrown.ts";
import { CommandError } from "./parse-command.ts";

/** A new file that only its owner may read. */
export async function createPrivateFile(file: string): Promise<FileHandle> {
  try {
    return await open(file, "wx", 0o600);
  } catch (error) {
    const code = codeOf(error);
    throw new CommandError(
      code === "EEXIST"
        ? `${file} exists already. Name a new file.`
        : `${file} cannot be written (${code}).`,
    );
  }
}
