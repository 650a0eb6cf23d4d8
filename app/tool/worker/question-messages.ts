import type {
  Correction,
  OfferDraft,
  Question,
  WordsCorrection,
  ShownOffer,
  ShownOffers,
} from "#analyzer/intake/recognition.ts";
import type { ScanOrigin } from "#analyzer/intake/source.ts";

/** A question as the page shows it, with what each answer says. */
export interface QuestionView extends Omit<
  Question,
  "answers" | "alike" | "words" | "readback" | "offers"
> {
  readonly placeText: string;
  /** Each with what it says of every table that asks alike. */
  readonly answers: readonly {
    readonly label: string;
    readonly corrections: readonly Correction[];
  }[];
  /** An answer in the visitor's own words: the corrections that take them. */
  readonly words: {
    readonly label: string;
    readonly corrections: readonly WordsCorrection[];
  } | null;
  /** The place on a scan that it is about. */
  readonly scan: ScanCut | null;
  /** What was read without proof, for the visitor to put right before saying yes. */
  readonly readback: readonly ReadbackRowView[];
  /** Every offer of the file, to be held against the paper. */
  readonly offers: OffersView | null;
  /** For an offer that is missing from those that the question shows. */
  readonly newOffer: OfferDraft | null;
}

export interface ReadbackRowView {
  readonly what: string;
  readonly read: string;
  readonly from: string;
  readonly answers: QuestionView["answers"];
  readonly words: QuestionView["words"];
  readonly offers: readonly OfferDraft[];
  /** The offers whose value it is. */
  readonly lines: readonly OfferDraft[];
  /** It stands in the offers of the question too. */
  readonly isListed: boolean;
  /** The place on a scan that it was read from. */
  readonly scan: ScanCut | null;
}

export interface OffersView extends Omit<ShownOffers, "rows"> {
  readonly rows: readonly ShownOfferView[];
}

export interface ShownOfferView extends Omit<ShownOffer, "answers"> {
  readonly answers: QuestionView["answers"];
}

/** Where on which picture of a source something was recognized. */
export interface ScanCut extends ScanOrigin {
  readonly sourceId: string;
}
