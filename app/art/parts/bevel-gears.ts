import { lettered } from "../annotations.ts";
import { cutFace } from "../cut-faces.ts";
import { arrowhead, type Drawing, line, polygon, polyline } from "../drafting.ts";
import { arcPoints, type Point, polar } from "../geometry.ts";

const LETTERING = 17;
const note = lettered(LETTERING);
const APEX: Point = [220, 142];
const PINION_TEETH = 20;
const GEAR_TEETH = 32;
const MODULE_MM = 6;
/** The gear's pitch diameter is its teeth times the module; everything else follows from it. */
const UNITS_PER_MM = 1.98;
const MODULE = MODULE_MM * UNITS_PER_MM;
const CONE_DISTANCE = (Math.hypot(PINION_TEETH, GEAR_TEETH) / 2) * MODULE;
const FACE_WIDTH = 66;

interface Wheel {
  teeth: number;
  /** Angle of the pitch cone. */
  cone: number;
  /** From (along the axis, radius) to the sheet. */
  place(z: number, r: number): Point;
  bore: number;
  hub: number;
  /** How far the hub reaches behind the heel. */
  hubLength: number;
  hatchAngle: number;
}

const PINION: Wheel = {
  teeth: PINION_TEETH,
  cone: Math.atan2(PINION_TEETH, GEAR_TEETH),
  place: (z, r) => [APEX[0] + z, APEX[1] + r],
  bore: 27,
  hub: 52,
  hubLength: 58,
  hatchAngle: 45,
};
const GEAR: Wheel = {
  teeth: GEAR_TEETH,
  cone: Math.atan2(GEAR_TEETH, PINION_TEETH),
  place: (z, r) => [APEX[0] + r, APEX[1] + z],
  bore: 34,
  hub: 66,
  hubLength: 58,
  hatchAngle: 135,
};

/** A straight bevel gear pair at a right angle, cut through both axes. */
export function bevelGears(): Drawing {
  return {
    x: 10,
    y: 8,
    width: 520,
    height: 440,
    body: wheel(GEAR) + wheel(PINION) + axes(),
    notes: dimensions(),
    label: "Section through a pair of straight bevel gears with shafts at a right angle",
  };
}

/** A point `s` from the apex along the pitch cone and `n` off it, away from the axis. */
function onCone({ cone, place }: Wheel, s: number, n: number, side: 1 | -1): Point {
  const [z, r] = [s * Math.cos(cone) - n * Math.sin(cone), s * Math.sin(cone) + n * Math.cos(cone)];
  return place(z, r * side);
}

function wheel(of: Wheel): string {
  const toe = CONE_DISTANCE - FACE_WIDTH;
  const taper = toe / CONE_DISTANCE;
  const [addendum, dedendum, rim] = [MODULE, 1.25 * MODULE, 1.9 * MODULE];
  const heelDepth = dedendum + rim;
  const heelZ = CONE_DISTANCE * Math.cos(of.cone) + heelDepth * Math.sin(of.cone);
  const toeZ = toe * Math.cos(of.cone) + (dedendum + rim) * taper * Math.sin(of.cone);
  const backZ = heelZ + of.hubLength;

  const half = (side: 1 | -1) => {
    const cone = (s: number, n: number) => onCone(of, s, n, side);
    const body = [
      cone(toe, -dedendum * taper),
      cone(CONE_DISTANCE, -dedendum),
      cone(CONE_DISTANCE, -heelDepth),
      of.place(heelZ, of.hub * side),
      of.place(backZ, of.hub * side),
      of.place(backZ, of.bore * side),
      of.place(toeZ, of.bore * side),
      cone(toe, -(dedendum + rim) * taper),
    ];
    const tooth = [
      cone(toe, -dedendum * taper),
      cone(toe, addendum * taper),
      cone(CONE_DISTANCE, addendum),
      cone(CONE_DISTANCE, -dedendum),
    ];
    return (
      polygon(tooth, "ground-thick") +
      cutFace(body, { step: 8, angle: of.hatchAngle }) +
      line(...APEX, ...cone(CONE_DISTANCE + 26, 0), "centre")
    );
  };
  const bore = (z: number) => line(...of.place(z, -of.bore), ...of.place(z, of.bore));
  return half(1) + half(-1) + bore(toeZ) + bore(backZ);
}

function axes(): string {
  const [x, y] = APEX;
  return line(x - 40, y, 524, y, "centre") + line(x, y - 96, x, 442, "centre");
}

function dimensions(): string {
  const pitchRadius = (teeth: number) => (teeth * MODULE) / 2;
  const gearHeel = APEX[1] + CONE_DISTANCE * Math.cos(GEAR.cone);
  const pinionTip = onCone(PINION, CONE_DISTANCE - 14, MODULE, -1);
  const gearTip = onCone(GEAR, CONE_DISTANCE - 34, MODULE, -1);
  return (
    coneAngle() +
    pitchDiameter(gearHeel, pitchRadius(GEAR_TEETH)) +
    note.leader(pinionTip, [pinionTip[0] + 40, 36], [`z ${PINION_TEETH}`, `m ${MODULE_MM}`], 10) +
    note.leader(gearTip, [gearTip[0] + 10, 116], [`z ${GEAR_TEETH}`], 0)
  );
}

function coneAngle(): string {
  const r = 126;
  const [x, y] = APEX;
  const label = `${((PINION.cone * 180) / Math.PI).toFixed(1)}°`;
  return (
    polyline(arcPoints(x, y, r, 0.07, PINION.cone - 0.07, 10), "dimension") +
    arrowhead(...polar(x, y, r, 0), -Math.PI / 2) +
    arrowhead(...polar(x, y, r, PINION.cone), PINION.cone + Math.PI / 2) +
    note.text(x + r - 34, y + 30, label)
  );
}

function pitchDiameter(heelY: number, radius: number): string {
  const y = 420;
  const [left, right] = [APEX[0] - radius, APEX[0] + radius];
  const extension = (x: number) => line(x, heelY + 8, x, y + 6, "dimension");
  const label = `Ø${GEAR_TEETH * MODULE_MM}`;
  const gap = label.length * LETTERING * 0.32;
  return (
    extension(left) +
    extension(right) +
    line(left, y, APEX[0] + 60 - gap, y, "dimension") +
    line(APEX[0] + 60 + gap, y, right, y, "dimension") +
    arrowhead(left, y, Math.PI) +
    arrowhead(right, y, 0) +
    note.text(APEX[0] + 60, y + LETTERING * 0.36, label)
  );
}
