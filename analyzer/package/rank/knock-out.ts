import type { SourcePlace } from "../../intake/source.ts";
import { daysText, numberText } from "../figures.ts";
import type { Offer } from "./offers.ts";
import type { PackageSettings } from "../settings.ts";

type Rules = Pick<PackageSettings, "latestDeliveryDays" | "minimumReliability">;

/** Why a rule takes an offer out, or `null`. What a quote does not say cannot be shown to meet a rule. */
export function findKnockOut(
  { supplier, leadTimeDays, reliability, lines }: Offer,
  { latestDeliveryDays, minimumReliability }: Rules,
): { reason: string; sources: SourcePlace[] } | null {
  if (latestDeliveryDays !== null) {
    const limit = `the latest delivery of ${daysText(latestDeliveryDays)}`;
    if (leadTimeDays === null) {
      return { reason: `${supplier} gives no lead time to compare with ${limit}.`, sources: [] };
    }
    if (leadTimeDays > latestDeliveryDays) {
      return {
        reason: `${supplier} needs ${daysText(leadTimeDays)}, past ${limit}.`,
        sources: lines.flatMap(({ line }) =>
          line.leadTimeDays?.value === leadTimeDays ? line.leadTimeDays.place : [],
        ),
      };
    }
  }
  if (minimumReliability !== null) {
    const limit = `the minimum reliability of ${numberText(minimumReliability)}`;
    if (reliability === null) {
      return { reason: `${supplier} has no rating to compare with ${limit}.`, sources: [] };
    }
    if (reliability < minimumReliability) {
      return {
        reason: `${supplier} is rated ${numberText(reliability)}, below ${limit}.`,
        sources: lines.flatMap(({ line }) =>
          line.rating?.value === reliability ? line.rating.place : [],
        ),
      };
    }
  }
  return null;
}
