import { lettered } from "../annotations.ts";
import { cutFace } from "../cut-faces.ts";
import { arrowhead, type Drawing, line, polygon, polyline, shown } from "../drafting.ts";
import { type Point, polar } from "../geometry.ts";
import { arcPoints, stepped } from "../outlines.ts";

const LETTERING = 17;
const note = lettered(LETTERING);
const APEX: Point = [220, 142];
const MODULE_MM = 6;
/** The gear's pitch diameter is its teeth times the module; everything else follows from it. */
const UNITS_PER_MM = 1.98;
const MODULE = MODULE_MM * UNITS_PER_MM;
const FACE_WIDTH = 66;
/** How far a hub reaches behind the heel. */
const HUB_LENGTH = 58;

type Wheel = typeof PINION;

const PINION = { teeth: 20, mate: 32, isUpright: false, bore: 27, hub: 52, hatchAngle: 45 };
const GEAR: Wheel = { teeth: 32, mate: 20, isUpright: true, bore: 34, hub: 66, hatchAngle: 135 };
const CONE_DISTANCE = (Math.hypot(PINION.teeth, GEAR.teeth) / 2) * MODULE;
/** Of the pitch cone. */
const coneAngle = ({ teeth, mate }: Wheel) => Math.atan2(teeth, mate);

export const bevelGears = (): Drawing => ({
  ...shown(10, 8, 520, 440),
  body:
    wheel(GEAR) +
    wheel(PINION) +
    line(APEX[0] - 40, APEX[1], 524, APEX[1], "centre") +
    line(APEX[0], APEX[1] - 96, APEX[0], 442, "centre"),
  notes: shaftAngle() + pitchDiameter() + gearData(PINION) + gearData(GEAR),
  label: "Section through a pair of straight bevel gears with shafts at a right angle",
});

/** From (along the axis, radius) to the sheet. */
const onSheet = ({ isUpright }: Wheel, z: number, r: number): Point =>
  isUpright ? [APEX[0] + r, APEX[1] + z] : [APEX[0] + z, APEX[1] + r];

/** A point `s` from the apex along the pitch cone and `n` off it, away from the axis. */
function onCone(of: Wheel, s: number, n: number, side: 1 | -1): Point {
  const cone = coneAngle(of);
  const [z, r] = [s * Math.cos(cone) - n * Math.sin(cone), s * Math.sin(cone) + n * Math.cos(cone)];
  return onSheet(of, z, r * side);
}

function wheel(of: Wheel): string {
  const angle = coneAngle(of);
  const toe = CONE_DISTANCE - FACE_WIDTH;
  const taper = toe / CONE_DISTANCE;
  const dedendum = 1.25 * MODULE;
  const depth = dedendum + 1.9 * MODULE;
  const heelZ = CONE_DISTANCE * Math.cos(angle) + depth * Math.sin(angle);
  const toeZ = toe * Math.cos(angle) + depth * taper * Math.sin(angle);
  const backZ = heelZ + HUB_LENGTH;

  const half = (side: 1 | -1) => {
    const cone = (s: number, n: number) => onCone(of, s, n, side);
    const [toeRoot, heelRoot] = [cone(toe, -dedendum * taper), cone(CONE_DISTANCE, -dedendum)];
    const body = [
      toeRoot,
      heelRoot,
      cone(CONE_DISTANCE, -depth),
      ...stepped([heelZ, of.hub], backZ, of.bore, toeZ).map(([z, r]) => onSheet(of, z, r * side)),
      cone(toe, -depth * taper),
    ];
    const tooth = [toeRoot, cone(toe, MODULE * taper), cone(CONE_DISTANCE, MODULE), heelRoot];
    return (
      polygon(tooth, "ground-thick") +
      cutFace(body, { step: 8, angle: of.hatchAngle }) +
      line(...APEX, ...cone(CONE_DISTANCE + 26, 0), "centre")
    );
  };
  const bore = (z: number) => line(...onSheet(of, z, -of.bore), ...onSheet(of, z, of.bore));
  return half(1) + half(-1) + bore(toeZ) + bore(backZ);
}

function gearData(of: Wheel): string {
  const isPinion = of === PINION;
  const [x, y] = onCone(of, CONE_DISTANCE - (isPinion ? 14 : 34), MODULE, -1);
  return isPinion
    ? note.leader([x, y], [x + 40, 36], [`z ${of.teeth}`, `m ${MODULE_MM}`], 10)
    : note.leader([x, y], [x + 10, 116], [`z ${of.teeth}`], 0);
}

function shaftAngle(): string {
  const r = 126;
  const [x, y] = APEX;
  const cone = coneAngle(PINION);
  return (
    polyline(arcPoints(x, y, r, 0.07, cone - 0.07, 10), "dimension") +
    arrowhead(...polar(x, y, r, 0), -Math.PI / 2) +
    arrowhead(...polar(x, y, r, cone), cone + Math.PI / 2) +
    note.text(x + r - 34, y + 30, `${((cone * 180) / Math.PI).toFixed(1)}°`)
  );
}

function pitchDiameter(): string {
  const y = 420;
  const heelY = APEX[1] + CONE_DISTANCE * Math.cos(coneAngle(GEAR));
  const radius = (GEAR.teeth * MODULE) / 2;
  const [left, right, middle] = [APEX[0] - radius, APEX[0] + radius, APEX[0] + 60];
  const extension = (x: number) => line(x, heelY + 8, x, y + 6, "dimension");
  const label = `Ø${GEAR.teeth * MODULE_MM}`;
  const gap = label.length * LETTERING * 0.32;
  return (
    extension(left) +
    extension(right) +
    line(left, y, middle - gap, y, "dimension") +
    line(middle + gap, y, right, y, "dimension") +
    arrowhead(left, y, Math.PI) +
    arrowhead(right, y, 0) +
    note.text(middle, y + LETTERING * 0.36, label)
  );
}
