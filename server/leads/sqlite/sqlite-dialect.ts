/** With a key of the store's own: whoever guesses addresses must have that too. */
export function digestOf(text: string): string {
  return `keyed(digest(${text}), (SELECT value FROM secrets WHERE name = 'digest'))`;
}

/** What SQLite says in its own way of a filter. */
export const dialect = {
  isEmail: `(email = ? OR email_digest = ${digestOf("?")})`,
  isOwner: "fold(owner) = fold(?)",
  hasText: `fold(concat_ws(char(10), owner, note, (SELECT group_concat(value, char(10)) FROM json_each(fields)),
    (SELECT group_concat(value, char(10)) FROM json_each(arrival)))) LIKE fold(?) ESCAPE '\\'`,
};
