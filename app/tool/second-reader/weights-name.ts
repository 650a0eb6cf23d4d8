/** What the worker asks the page for: it may fetch nothing itself. */
export const weightsName = "reader.bin";
