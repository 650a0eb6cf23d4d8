import type { ChargeOfLine } from "../../offer-draft.ts";
import type { QuoteLine } from "../../quote-line.ts";
import type { SourcePlace } from "../../source.ts";
import type { ListedCharge } from "../values/charge-list.ts";
import { chargeKindOf, mentionedChargeKind } from "./charge-name.ts";

const isDuty = /(?<!\p{L})(?:duty|duties|customs|zoll|douane|arancel)/iu;

/** A charge as the visitor lists it. */
export function saidCharge({ text, name, found }: ListedCharge, place: SourcePlace): ChargeOfLine {
  const kind = isDuty.test(name)
    ? "duty"
    : (chargeKindOf(name) ?? mentionedChargeKind(name) ?? "other");
  return {
    field: kind === "minimum" ? "other" : kind,
    name,
    charge: { value: found.charge, raw: text, place, confidence: 100, reason: "you said so" },
  };
}

/** The line with these charges and no others. */
export function withCharges(line: QuoteLine, charges: readonly ChargeOfLine[]): QuoteLine {
  const { otherCharges: _, ...rest } = line;
  const first = (field: ChargeOfLine["field"]) => charges.find((each) => each.field === field);
  const [tooling, freight, duty] = [first("tooling"), first("freight"), first("duty")];
  const others = charges.filter((each) => ![tooling, freight, duty].includes(each));
  return {
    ...rest,
    tooling: tooling?.charge ?? null,
    freight: freight?.charge ?? null,
    duty: duty?.charge ?? null,
    ...(others.length === 0
      ? {}
      : { otherCharges: others.map(({ name, charge }) => ({ name, charge })) }),
  };
}
