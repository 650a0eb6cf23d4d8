import { numberSetting } from "#app/page/state/tool-settings.ts";
import { electronicsSample } from "#app/samples/electronics-sample.ts";

export const electronicsSettings = {
  boards: numberSetting("Boards to build", "boards", {
    min: 1,
    max: 100_000,
    default: electronicsSample.boards,
  }),
  attrition: {
    kind: "choice",
    options: ["0", "2", "5"],
    default: `${electronicsSample.attritionPercent}`,
  },
  parts: { kind: "choice", options: ["any", "active"], default: "any" },
} as const;

/** Price bases that one capacitor comes back in, each as quoted; the common basis is computed. */
export const electronicsBases = [
  { heading: "Per thousand", distributor: "fennel" },
  { heading: "Per hundred, in euro", distributor: "lioret" },
  { heading: "Each, cut tape", distributor: "copperline" },
] as const;
