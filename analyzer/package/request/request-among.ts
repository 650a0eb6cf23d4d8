import type { Recognition } from "../../intake/recognition.ts";
import { type FileReading, isIdOfSource } from "../../intake/source.ts";
import { readRequest } from "./read-request.ts";

const asksForQuotes =
  /request for (?:a )?(?:quot|propos|price)|(?<!\p{L})rf[qp](?!\p{L})|please quote|invitation to (?:bid|tender|quote)|quotes? due|anfrage|bitte bieten|angebotsaufforderung|demande de (?:prix|devis|cotation)|appel d.offres|solicitud de (?:cotización|presupuesto|oferta)|petición de oferta|richiesta d[i.] ?(?:offerta|preventivo|quotazione)|pedido de cota|solicitação de cota|offerteaanvraag|offertförfråg|förfrågan|forespørgsel|forespørsel|zapytanie ofertowe|poptávka|ajánlatkérés|ajánlatot kér|(?:fiyat|teklif) talebi|teklif vermenizi|询价|询盘|見積依頼/iu;
const answers =
  /(?<!\p{L})(?:unable|not able|regret|no[ -]?bid|decline)|thank you for your|our (?:quot|offer)|wir danken|unser angebot/iu;

/**
 * The file among the quotes that asks for them: it names parts and how many, no price is read of it, and it says that
 * it asks. `null` where none does, or several do.
 */
export function requestAmong(
  readings: readonly FileReading[],
  { lines }: Pick<Recognition, "lines">,
  usedFiles: readonly string[] = [],
): FileReading | null {
  if (readings.length < 2) return null;
  const asking = readings.filter((reading) => {
    const sourceId = idOf(reading);
    if (usedFiles.includes(sourceId)) return false;
    if (lines.some(({ tableId }) => isIdOfSource(tableId, sourceId))) return false;
    const texts = [reading.fileName.replaceAll("_", " "), ...reading.lines.map(({ text }) => text)];
    return (
      texts.some((text) => asksForQuotes.test(text)) &&
      !texts.some((text) => answers.test(text)) &&
      readRequest(reading).parts.length > 0
    );
  });
  const [only, another] = asking;
  return another === undefined ? (only ?? null) : null;
}

/** What is understood of the quotes alone: nothing is asked about the file that is the request. */
export function withoutRequest(recognition: Recognition, request: FileReading): Recognition {
  const isOfQuote = (id: string) => !isIdOfSource(id, idOf(request));
  return {
    tables: recognition.tables.filter(({ tableId }) => isOfQuote(tableId)),
    lines: recognition.lines.filter(({ tableId }) => isOfQuote(tableId)),
    questions: recognition.questions.filter(({ id }) => isOfQuote(id)),
  };
}

function idOf({ sourceId, fileName }: FileReading): string {
  return sourceId ?? fileName;
}
