/** A point of a solid on the sheet, as SVG path coordinates `x y`. */
export type Point = (x: number, y: number, z?: number) => string;

const ACROSS = 0.9;
const DOWN = 0.32;
const rounded = (value: number) => Math.round(value * 10) / 10;

/** Dimetric view on an origin of the sheet: x runs to the lower right, y to the lower left, z up. */
export function dimetric(originX: number, originY: number): Point {
  return (x, y, z = 0) =>
    `${rounded(originX + (x - y) * ACROSS)} ${rounded(originY + (x + y) * DOWN - z)}`;
}

/** A closed face through points given as [x, y, z]. */
export function face(
  at: Point,
  ...corners: readonly (readonly [number, number, number])[]
): string {
  return `M${corners.map(([x, y, z]) => at(x, y, z)).join('L')}Z`;
}

/** An open line through points given as [x, y, z]. */
export function line(at: Point, ...points: readonly (readonly [number, number, number])[]): string {
  return `M${points.map(([x, y, z]) => at(x, y, z)).join('L')}`;
}

type Box = { x: number; y: number; z: number; wide: number; deep: number; high: number };

/** The three visible faces of a box: top, the one facing lower left, the one facing lower right. */
export function boxFaces(at: Point, { x, y, z, wide, deep, high }: Box) {
  const [right, front, top] = [x + wide, y + deep, z + high];
  return {
    top: face(at, [x, y, top], [right, y, top], [right, front, top], [x, front, top]),
    left: face(at, [x, front, top], [right, front, top], [right, front, z], [x, front, z]),
    right: face(at, [right, y, top], [right, front, top], [right, front, z], [right, y, z]),
  };
}
