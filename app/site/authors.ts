export interface Author {
  name: string;
  title: string;
}

/** Who writes for the blog and the guides. Their stamps are drawn from their names. */
export const authors = [
  { name: "Ruth Castellanos", title: "Co-founder, Chief Executive Officer" },
  { name: "Lea Brandt", title: "Co-founder, Chief Technology Officer" },
  { name: "Kwame Asante", title: "VP Product" },
  { name: "Martin Okafor", title: "Chief Financial Officer" },
] as const satisfies Author[];

export type AuthorName = (typeof authors)[number]["name"];

export function authorTitle(author: AuthorName): string {
  return authors.find(({ name }) => name === author)?.title ?? "";
}

export const authorNames: readonly AuthorName[] = authors.map(({ name }) => name);
