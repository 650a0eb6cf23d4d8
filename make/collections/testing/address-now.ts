import { movedRecords } from "#make/files/moved-addresses.ts";

import { slugsOf } from "../read-collection.ts";

/** Of a page that had this address when a test was written: whoever moves it changes no test. */
export function addressNow(address: string): string {
  return movedRecords(slugsOf).find(({ from }) => from === address)?.to ?? address;
}
