import { looksLikeCompany } from "../recognize/table/supplier-names.ts";
import type { Piece } from "./piece.ts";

const words = String.raw`regards|sincerely|faithfully|truly|thanks|thank you|gr[üu](?:ß|ss)en?|cordialement|salutations|saluti|saludos|cumprimentos|groet(?:en)?|hälsning(?:ar)?|hilsen|pozdrowieniami|pozdravem|üdvözlettel|tisztelettel|saygılar(?:ımızla)?`;
/** "Mit freundlichen Grüßen", and not "Many thanks for your enquiry". */
const closing = new RegExp(`^(?:\\p{L}+[,.]?\\s){0,3}(?:${words})[\\s,.!]*$`, "iu");

/** Who signs below "Regards" is a person: the company stands elsewhere. */
export function isSigned(pieces: readonly Piece[], at = -1): boolean {
  const [above, signed] = [pieces[at - 1], pieces[at]];
  return (
    above !== undefined &&
    signed !== undefined &&
    closing.test(above.text.trim()) &&
    !looksLikeCompany(signed.text)
  );
}
