import { lettered } from "../annotations.ts";
import { circles } from "../cut-faces.ts";
import { centreMark, type Drawing, polygon, shown } from "../drafting.ts";
import { frame, halves, mirrored } from "../frames.ts";
import { each, type Point } from "../geometry.ts";
import { gearOutline, involuteFlank, ringPoints, steppedUp } from "../outlines.ts";
import { keyedBore } from "./keyed-bore.ts";

const note = lettered(18);
const TEETH = 30;
const MODULE_MM = 4;
const UNITS_PER_MM = 2;
const MODULE = MODULE_MM * UNITS_PER_MM;
const mm = (units: number) => Math.round(units / UNITS_PER_MM);
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

const front = frame(FRONT);
const { at, across, axis, line } = frame(SECTION);

/** A spur gear as a buyer sends it out: front view, section through the keyway, gear data. */
export function spurGear(): Drawing {
  const [x, y] = FRONT;
  return {
    ...shown(10, 14, 530, 376),
    body: frontView() + section(),
    notes:
      note.cuttingPlane(x, y - TIP - 30, y + TIP + 30, "A") +
      note.dimension(at(HALF.rim, TIP), at(HALF.rim, -TIP), `Ø${mm(2 * TIP)}`, -54) +
      note.dimension(at(-HALF.rim, TIP), at(HALF.rim, TIP), `${mm(2 * HALF.rim)}`, -16) +
      note.leader([x + BORE * 0.7, y + BORE * 0.7], [196, 372], `Ø${mm(2 * BORE)} H7`, 6) +
      note.leader([x - TIP * 0.75, y - TIP * 0.68], [58, 36], [`z ${TEETH}`, `m ${MODULE_MM}`], 0) +
      note.text(SECTION[0], 384, "SECTION A–A"),
    label: "Spur gear with a keyway, front view and section",
  };
}

function frontView(): string {
  const teeth = gearOutline(...FRONT, TEETH, PITCH_RADIUS, MODULE, 0, involuteFlank(TEETH, 0.245));
  const holes = ringPoints(...FRONT, (RIM + HUB) / 2, 6);
  return (
    polygon(teeth, "thick") +
    front.rings([PITCH_RADIUS], "centre") +
    front.rings([RIM, HUB]) +
    circles(holes, 15) +
    each(holes, (hole) => centreMark(...hole, 20)) +
    keyedBore(FRONT, BORE, KEY) +
    front.cross(TIP + 14)
  );
}

/** Teeth are not cut by the plane: they stand open over the hatched rim. */
function section(): string {
  const { rim, web, hub } = HALF;
  return (
    halves(SECTION, (half, up) => {
      const inner = up > 0 ? KEY.top : BORE;
      const body = steppedUp([rim, ROOT], RIM, web, HUB, hub, inner);
      return (
        half.box(-rim, ROOT, rim, TIP, "thick") +
        half.cut(mirrored(body)) +
        half.line(-rim - 8, PITCH_RADIUS, rim + 8, PITCH_RADIUS, "centre")
      );
    }) +
    across([-hub, hub], KEY.top, -BORE) +
    line(-hub, BORE, hub, BORE) +
    axis(-hub - 14, hub + 14)
  );
}
