/** A module of the value, in which "drawing:housing" is that drawing and "photo:shop.jpg" that photograph. */
export function moduleOf(value: unknown): string {
  const names: string[] = [];
  const code = JSON.stringify(value).replaceAll(
    /"((?:drawing|photo):[^"\\]+)"/g,
    (_, name: string) => {
      if (!names.includes(name)) names.push(name);
      return `made${names.indexOf(name)}`;
    },
  );
  const imports = names.map((name, at) => `import made${at} from ${JSON.stringify(name)};\n`);
  return `${imports.join("")}export default ${code};`;
}
