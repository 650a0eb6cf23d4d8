import { cuttingPlane, dimension, leader } from "../annotations.ts";
import { cutFace } from "../cut-faces.ts";
import { centreMark, circle, line, stroke, text, type Drawing } from "../drafting.ts";
import {
  arcPoints,
  gearOutline,
  involuteFlank,
  path,
  ringPoints,
  TAU,
  type Point,
} from "../geometry.ts";

const LETTERING = 18;
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
const SECTION_X = 390;
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
  const keyAngle = Math.asin(KEY.half / BORE);
  const bore: Point[] = [
    ...arcPoints(x, y, BORE, keyAngle - TAU / 4, TAU * 0.75 - keyAngle, 40),
    [x - KEY.half, y - KEY.top],
    [x + KEY.half, y - KEY.top],
  ];
  return (
    stroke(path(teeth, true), "thick") +
    circle(x, y, PITCH_RADIUS, "centre") +
    circle(x, y, RIM) +
    circle(x, y, HUB) +
    ringPoints(x, y, (RIM + HUB) / 2, 6)
      .map((hole) => circle(...hole, 15) + centreMark(...hole, 20))
      .join("") +
    stroke(path(bore, true), "thick") +
    centreMark(x, y, TIP + 14)
  );
}

/** Teeth are not cut by the plane: they stand open over the hatched rim. */
function section(): string {
  const [, y] = FRONT;
  const side = (sign: 1 | -1) => {
    const at = (half: number, r: number): Point => [SECTION_X + half, y + sign * r];
    const inner = sign < 0 ? KEY.top : BORE;
    const tooth = [at(-HALF.rim, ROOT), at(-HALF.rim, TIP), at(HALF.rim, TIP), at(HALF.rim, ROOT)];
    const body = [
      at(-HALF.rim, ROOT),
      at(HALF.rim, ROOT),
      at(HALF.rim, RIM),
      at(HALF.web, RIM),
      at(HALF.web, HUB),
      at(HALF.hub, HUB),
      at(HALF.hub, inner),
      at(-HALF.hub, inner),
      at(-HALF.hub, HUB),
      at(-HALF.web, HUB),
      at(-HALF.web, RIM),
      at(-HALF.rim, RIM),
    ];
    return (
      stroke(path(tooth, true), "thick") +
      cutFace(path(body, true)) +
      line(...at(-HALF.rim - 8, PITCH_RADIUS), ...at(HALF.rim + 8, PITCH_RADIUS), "centre")
    );
  };
  const face = (x: number) => line(x, y - KEY.top, x, y + BORE);
  return (
    side(-1) +
    side(1) +
    face(SECTION_X - HALF.hub) +
    face(SECTION_X + HALF.hub) +
    line(SECTION_X - HALF.hub, y - BORE, SECTION_X + HALF.hub, y - BORE) +
    line(SECTION_X - HALF.hub - 14, y, SECTION_X + HALF.hub + 14, y, "centre")
  );
}

function dimensions(): string {
  const [x, y] = FRONT;
  const mm = (units: number) => Math.round(units / UNITS_PER_MM);
  return (
    cuttingPlane(x, y - TIP - 30, y + TIP + 30, "A", { size: LETTERING }) +
    dimension(SECTION_X + HALF.rim, y - TIP, SECTION_X + HALF.rim, y + TIP, `Ø${mm(2 * TIP)}`, {
      offset: -54,
      size: LETTERING,
    }) +
    dimension(SECTION_X - HALF.rim, y - TIP, SECTION_X + HALF.rim, y - TIP, `${mm(2 * HALF.rim)}`, {
      offset: -16,
      size: LETTERING,
    }) +
    leader(x + BORE * 0.7, y + BORE * 0.7, 286, 356, `Ø${mm(2 * BORE)} H7`, {
      shelf: 6,
      size: LETTERING,
    }) +
    leader(x - TIP * 0.75, y - TIP * 0.68, 66, 36, [`z ${TEETH}`, `m ${MODULE_MM}`], {
      shelf: 0,
      size: LETTERING,
    }) +
    text(SECTION_X, 384, "SECTION A–A", { size: LETTERING })
  );
}
