import { numberSetting } from "#app/page/state/tool-settings.ts";
import { evtolSample } from "#app/samples/evtol-sample.ts";

export const evtolSettings = {
  shipsets: numberSetting("Shipsets", "shipsets", {
    min: 1,
    max: evtolSample.lastShipset,
    default: evtolSample.shipsets,
  }),
  days: numberSetting("First article needed in", "days", { min: 1, max: 720, default: 180 }),
} as const;
