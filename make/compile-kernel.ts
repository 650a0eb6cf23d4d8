import { readFile, writeFile } from "node:fs/promises";

import wabt from "wabt";

/** The inner loops of the second reader: `node make/compile-kernel.ts` after each change of kernel.wat. */
const folder = new URL("../analyzer/intake/second-reader/kernel/", import.meta.url);

/** A module that holds kernel.wat compiled, for browsers and Node alike, without a request of its own. */
export async function compileKernel(): Promise<string> {
  const source = await readFile(new URL("kernel.wat", folder));
  const { parseWat } = await wabt();
  const module = parseWat("kernel.wat", source, { simd: true });
  module.validate();
  const base64 = Buffer.from(module.toBinary({}).buffer).toString("base64");
  return `// kernel.wat, compiled by make/compile-kernel.ts.
const base64 =
  "${base64}";

export const kernelBytes: Uint8Array<ArrayBuffer> = Uint8Array.from(atob(base64), (character) =>
  character.charCodeAt(0),
);
`;
}

if (import.meta.main) await writeFile(new URL("kernel-bytes.ts", folder), await compileKernel());
