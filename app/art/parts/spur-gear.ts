import { lettered } from "../annotations.ts";
import { centreMark, circle, type Drawing, polygon } from "../drafting.ts";
import { frame, halves, mirrored } from "../frames.ts";
import {
  corners,
  each,
  gearOutline,
  involuteFlank,
  type Point,
  ringPoints,
  steppedUp,
} from "../geometry.ts";
import { keyedBore } from "./keyed-bore.ts";

const note = lettered(18);
const TEETH = 30;
const MODULE_MM = 4;
const UNITS_PER_MM = 2;
const MODULE = MODULE_MM * UNITS_PER_MM;
const PITCH_RADIUS = (TEETH * MODULE) / 2;
const TIP = PITCH_RADIUS + MODULE;
const ROOT = PITCH_RADIUS - 1.25 * MODULE;
const RIM = ROOT - 18;
const HUB = 46;
const BORE = 26;
const KEY = { half: 8, top: BORE + 8 };
const FRONT: Point = [152, 196];
const SECTION: Point = [390, 196];
/** Half the width of each part in the section. */
const HALF = { rim: 30, web: 9, hub: 40 };

/** A spur gear as a buyer sends it out: front view, section through the keyway, gear data. */
export function spurGear(): Drawing {
  return {
    x: 10,
    y: 14,
    width: 530,
    height: 376,
    body: frontView() + section(),
    notes: dimensions(),
    label: "Spur gear with a keyway, front view and section",
  };
}

function frontView(): string {
  const [x, y] = FRONT;
  const teeth = gearOutline(x, y, TEETH, PITCH_RADIUS, MODULE, 0, involuteFlank(TEETH, 0.245));
  const holes = ringPoints(x, y, (RIM + HUB) / 2, 6);
  return (
    polygon(teeth, "thick") +
    circle(x, y, PITCH_RADIUS, "centre") +
    circle(x, y, RIM) +
    circle(x, y, HUB) +
    each(holes, (hole) => circle(...hole, 15) + centreMark(...hole, 20)) +
    keyedBore(FRONT, BORE, KEY) +
    centreMark(x, y, TIP + 14)
  );
}

/** Teeth are not cut by the plane: they stand open over the hatched rim. */
function section(): string {
  const { rim, web, hub } = HALF;
  const { line } = frame(SECTION);
  return (
    halves(SECTION, (half, up) => {
      const inner = up > 0 ? KEY.top : BORE;
      const body = steppedUp([rim, ROOT], RIM, web, HUB, hub, inner);
      return (
        half.outline(corners(-rim, ROOT, rim, TIP), "thick") +
        half.cut(mirrored(body)) +
        half.line(-rim - 8, PITCH_RADIUS, rim + 8, PITCH_RADIUS, "centre")
      );
    }) +
    line(-hub, KEY.top, -hub, -BORE) +
    line(hub, KEY.top, hub, -BORE) +
    line(-hub, BORE, hub, BORE) +
    line(-hub - 14, 0, hub + 14, 0, "centre")
  );
}

function dimensions(): string {
  const [x, y] = FRONT;
  const { at } = frame(SECTION);
  const { rim } = HALF;
  const mm = (units: number) => Math.round(units / UNITS_PER_MM);
  const data = [`z ${TEETH}`, `m ${MODULE_MM}`];
  return (
    note.cuttingPlane(x, y - TIP - 30, y + TIP + 30, "A") +
    note.dimension(at(rim, TIP), at(rim, -TIP), `Ø${mm(2 * TIP)}`, -54) +
    note.dimension(at(-rim, TIP), at(rim, TIP), `${mm(2 * rim)}`, -16) +
    note.leader([x + BORE * 0.7, y + BORE * 0.7], [286, 356], `Ø${mm(2 * BORE)} H7`, 6) +
    note.leader([x - TIP * 0.75, y - TIP * 0.68], [66, 36], data, 0) +
    note.text(SECTION[0], 384, "SECTION A–A")
  );
}
