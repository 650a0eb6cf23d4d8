/** Whether a file below `build/client` is a page; its path has forward slashes. */
export function isPage(path: string): boolean {
  return path.endsWith(".html");
}

/** The address at which a file of the site is served: `pricing/index.html` is `/pricing`. */
export function addressOf(path: string): string {
  if (!isPage(path)) return `/${path}`;
  return `/${path.replace(/(^|\/)index\.html$/, "")}`;
}
