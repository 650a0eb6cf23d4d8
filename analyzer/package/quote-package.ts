import type { Recognition } from "../intake/recognition.ts";
import type { QuoteLine } from "../intake/quote-line.ts";
import type { FileReading } from "../intake/source.ts";
import { firstSteps } from "./first-steps.ts";
import { type FilesAside, withFilesAside } from "./files/files-aside.ts";
import { type NoBid, noBidsIn } from "./files/no-bids.ts";
import { withOrderTerms } from "./files/order-terms.ts";
import { withHeads } from "./files/quote-head.ts";
import { keyOfName, partKey } from "./part-key.ts";
import { inQuotedCurrency } from "./rates.ts";
import { type MatchedRequest, matchRequest } from "./request/match-request.ts";
import { type QuoteRequest, readRequest, shipToCountry } from "./request/read-request.ts";
import { requestAmong, withoutRequest } from "./request/request-among.ts";
import { withJoinedParts } from "./request/similar-parts.ts";
import { type PackageSettings, settingOf } from "./settings.ts";

export interface ReadRequest extends QuoteRequest {
  readonly matched: MatchedRequest;
  readonly name: string;
  /** Of the file among the quotes that was taken as the request; `null` where the buyer gave it as such. */
  readonly sourceId: string | null;
}

/** What figures are worked from: the quotes as they count, the request, and the settings with what both say. */
export interface QuotePackage {
  readonly recognition: Recognition & { readonly noBids: readonly NoBid[] };
  /** The lines for what is asked for: of these a whole order is made. All, where no request is there. */
  readonly requested: readonly QuoteLine[];
  readonly request: ReadRequest | null;
  readonly settings: PackageSettings;
}

interface Given {
  readonly readings: readonly FileReading[];
  /** Of all these readings. */
  readonly recognition: Recognition;
  readonly files: FilesAside;
  /** What the buyer gave as the request. */
  readonly request: FileReading | null;
  readonly joinedParts: Readonly<Record<string, string>>;
  /** ISO 3166: where goods go when neither the settings nor the request say. */
  readonly home: string | null;
  readonly settings: PackageSettings;
}

export function quotePackage(given: Given): QuotePackage {
  const { readings, files, settings, home } = given;
  const among =
    given.request === null ? requestAmong(readings, given.recognition, settings.usedFiles) : null;
  const recognized = among ? withoutRequest(given.recognition, among) : given.recognition;
  const headed = withHeads(recognized.lines, readings, settings.today);
  const lines = withFilesAside(headed, files, settings.usedFiles);
  const asked = given.request ?? among;
  const read = asked && readRequest(asked);
  const matched = read && matchRequest(read, lines, settings.today);
  const joined = { ...matched?.joinedParts, ...given.joinedParts };
  const joinedLines = withJoinedParts(lines, joined);
  const told = { ...matched?.askedQuantities, ...settings.askedQuantities };
  const steps = firstSteps(joinedLines);
  const unasked = new Set(matched?.unasked.map(keyOfName));
  const requested = joinedLines.filter((line) => !unasked.has(partKey(line)));
  return {
    requested: requested.length === 0 ? joinedLines : requested,
    recognition: {
      ...recognized,
      lines: joinedLines,
      questions: withOrderTerms(recognized.questions, headed),
      noBids: noBidsIn(
        readings.filter((reading) => reading !== among),
        lines,
        (read?.parts ?? []).map(({ part }) => part),
      ),
    },
    request:
      asked && read && matched
        ? {
            ...read,
            matched,
            name: asked.fileName,
            sourceId: among?.sourceId ?? among?.fileName ?? null,
          }
        : null,
    settings: {
      ...inQuotedCurrency(lines, settings),
      destination: settings.destination ?? (read && shipToCountry(read)) ?? home,
      askedQuantities: { ...steps, ...told },
      assumedQuantities: Object.keys(steps).filter((key) => settingOf(told, key) === null),
    },
  };
}
