/** A language model reads Markdown best: `llms.txt` names every twin that the build made, and nothing that is not there. */
export function llmsTxtProblems(text: string, files: Set<string>): string[] {
  const named = [...text.matchAll(/\]\(([^)]+)\)/g)].map(([, address = ""]) =>
    new URL(address).pathname.replace(/(.)\/$/, "$1"),
  );
  const isThere = (path: string) =>
    files.has(path) || files.has(`${path === "/" ? "" : path}/index.html`);
  return [
    ...[...files]
      .filter((file) => file.endsWith(".md") && !named.includes(file))
      .map((file) => `${file} is not named`),
    ...named.filter((path) => !isThere(path)).map((path) => `${path} leads nowhere`),
  ];
}
