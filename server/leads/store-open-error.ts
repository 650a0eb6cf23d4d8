/** Leads could not be kept in this store; one line for people. The store was not changed. */
export class StoreOpenError extends Error {
  override name = "StoreOpenError";
}
