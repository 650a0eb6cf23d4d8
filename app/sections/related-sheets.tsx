import { whenSeen } from "#app/page/loading/deferred.tsx";

/** Every inner page ends with one: the index behind it is fetched only by those who read that far. */
export const RelatedSheets = whenSeen(() => import("./related-sheets-strip.tsx"));
