import { readFileSync } from "node:fs";
import { join } from "node:path";

const styles = readFileSync(join(import.meta.dirname, "../contract/colors.css"), "utf8");

/** A color of the site for what is made without its styles: images, icons, PDF files, the browser's own bars. */
export function color(name: string, print: "paper" | "blueprint" = "paper"): string {
  const value = new RegExp(`--color-${name}: (?<value>[^;]+);`).exec(styles)?.groups?.["value"];
  const [onPaper, onBlueprint = onPaper] = value?.match(/#[\da-f]{6}\b/g) ?? [];
  const found = print === "paper" ? onPaper : onBlueprint;
  if (found === undefined) throw new Error(`contract/colors.css has no color --color-${name}.`);
  return found;
}
