/** What Vite's manifest says of a built file; names are its keys. */
interface BuiltFile {
  file: string;
  isEntry?: boolean;
  imports?: string[];
  dynamicImports?: string[];
}

/** The files of each page by the address of its route's file, as places in one list. */
export interface PageFiles {
  files: string[];
  pages: Record<string, number[]>;
}

/**
 * What a page needs beyond what every page has: its route's file, its parts (the files that it imports when they are
 * wanted), and what these import. It goes with app/page/loading/load-ahead.ts.
 */
export function pageFiles(manifest: Record<string, BuiltFile>): PageFiles {
  const everywhere = new Set(
    Object.entries(manifest)
      .filter(([name, { isEntry }]) => isEntry && !name.includes("app/pages/"))
      .flatMap(([name]) => [...withImports(manifest, [name])]),
  );
  const partsOf = (names: Iterable<string>) =>
    [...names].flatMap((name) => manifest[name]?.dynamicImports ?? []);
  // Parts that most pages have are imported by what they share.
  const shared = [...everywhere].filter((name) => !manifest[name]?.isEntry);
  const files: string[] = [];
  const placeOf = (file: string) => {
    if (!files.includes(file)) files.push(file);
    return files.indexOf(file);
  };
  const pages = Object.entries(manifest)
    .filter(([name, { isEntry }]) => isEntry && name.includes("app/pages/"))
    .map(([name, { file }]): [string, number[]] => {
      const own = [...withImports(manifest, [name])].filter((used) => !everywhere.has(used));
      const used = [...withImports(manifest, [...own, ...partsOf([...own, ...shared])])]
        .filter((name) => !everywhere.has(name))
        .flatMap((name) => fileOf(manifest, name));
      return [`/${file}`, used.map(placeOf)];
    });
  if (pages.length === 0 || files.length === 0) {
    throw new Error("Vite's manifest names no pages: adapt make/framework/page-files.ts.");
  }
  return { files, pages: Object.fromEntries(pages) };
}

/** What the first touch brings: the parts of the frame and of the page, and what the page's tool needs at its first use. */
export function partsOnTouch(
  manifest: Record<string, BuiltFile>,
): (route: string, firstUse?: string) => string[] {
  const { files, pages } = pageFiles(manifest);
  const frame = Object.entries(manifest)
    .filter(([name, { isEntry }]) => isEntry && !name.includes("app/pages/"))
    .flatMap(([, { dynamicImports = [] }]) => dynamicImports);
  const filesOf = (names: string[]) =>
    [...withImports(manifest, names)].flatMap((name) => fileOf(manifest, name));
  return (route, firstUse) => {
    if (firstUse !== undefined && !manifest[firstUse]) {
      throw new Error(
        `${firstUse} is no file of its own in the build: a page's firstUse names it.`,
      );
    }
    return [
      ...filesOf(frame),
      ...(pages[route] ?? []).flatMap((place) => files[place] ?? []),
      ...filesOf(firstUse === undefined ? [] : [firstUse]),
    ];
  };
}

function fileOf(manifest: Record<string, BuiltFile>, name: string): string[] {
  const file = manifest[name]?.file;
  return file?.endsWith(".js") ? [`/${file}`] : [];
}

/** These and all that they import at once. */
function withImports(manifest: Record<string, BuiltFile>, names: string[]): Set<string> {
  const reached = new Set<string>();
  const visit = (name: string) => {
    if (reached.has(name)) return;
    reached.add(name);
    manifest[name]?.imports?.forEach(visit);
  };
  names.forEach(visit);
  return reached;
}
