/** Letters that a drawing's revisions use: those that could be read as a figure or a mark are left out. */
const letters = "ABCDEFGHJKLMNPRTUVWY";

/** The letter of a revision, counted from 0: A to Y, then AA, AB and so on. */
export function revisionLetter(index: number): string {
  const last = letters[index % letters.length]!;
  return index < letters.length
    ? last
    : revisionLetter(Math.floor(index / letters.length) - 1) + last;
}
