/** Something that was understood but could not be done; one sentence for people. */
export class CommandError extends Error {
  override name = "CommandError";
}
