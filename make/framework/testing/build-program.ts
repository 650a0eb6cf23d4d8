import { build, type Plugin, type Rolldown } from "vite";

const entry = "virtual:entry.js";

/** Builds a program of these modules for the browser with one plugin; answers with all of its code. */
export async function buildProgram(
  plugin: Plugin,
  modules: Readonly<Record<string, string>>,
): Promise<string> {
  const program: Plugin = {
    name: "program",
    resolveId: (id) => (id in modules || id === entry ? `\0${id}` : undefined),
    load: (id) => modules[id.slice(1)],
  };
  const built = await build({
    configFile: false,
    logLevel: "silent",
    plugins: [plugin, program],
    build: { write: false, modulePreload: false, rolldownOptions: { input: entry } },
  });
  const outputs = [built]
    .flat()
    .filter((part): part is Rolldown.RolldownOutput => "output" in part);
  return outputs
    .flatMap(({ output }) => output)
    .map((file) => (file.type === "chunk" ? file.code : ""))
    .join("\n");
}
