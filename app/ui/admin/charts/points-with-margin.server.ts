import { scaleLinear, scalePoint } from 'd3-scale';
import { box, type Drawing, type Mark } from './drawing.ts';

export type PointWithMargin = {
  label: string;
  /** None: no answers. */
  value: number | null;
  /** Null: too few answers for a margin. */
  margin: number | null;
  text: string;
  to?: string | undefined;
  says: string;
  isLast?: boolean;
};

type Options = { width: number; height: number; points: readonly PointWithMargin[] };

const LEFT = 34;
const TOP = 8;
const FOOT = 20;
const HALF = 4;

/** Points of a scale from -100 to 100, each with its margin. */
export function pointsWithMargin({ width, height, points }: Options): Drawing {
  const extremes = points.flatMap(({ value, margin }) =>
    value === null ? [] : [value - (margin ?? 0), value + (margin ?? 0)],
  );
  const y = scaleLinear(
    [Math.max(-100, Math.min(0, ...extremes)), Math.min(100, Math.max(40, ...extremes))],
    [height - FOOT, TOP],
  ).nice(2);
  const x = scalePoint(
    points.map((_, index) => index),
    // The last one's figure is to its right.
    [LEFT, width - 12],
  ).padding(0.5);
  const marks: Mark[] = y.ticks(2).flatMap((step): Mark[] => [
    {
      kind: 'line',
      d: `M${LEFT} ${y(step).toFixed(1)}H${width}`,
      look: step === 0 ? 'axis' : 'grid',
    },
    {
      kind: 'text',
      x: LEFT - 6,
      y: Number((y(step) + 4).toFixed(1)),
      text: String(step),
      anchor: 'end',
    },
  ]);
  for (const [index, point] of points.entries()) {
    const at = x(index) ?? LEFT;
    const label: Mark = { kind: 'text', x: at, y: height - 4, text: point.label, anchor: 'middle' };
    if (point.value === null) {
      marks.push(label);
      continue;
    }
    const middle = y(point.value);
    const own: Mark[] = [label];
    if (point.margin !== null) {
      const low = y(Math.max(-100, point.value - point.margin)).toFixed(1);
      const high = y(Math.min(100, point.value + point.margin)).toFixed(1);
      own.push({
        kind: 'line',
        d: `M${at} ${high}V${low}M${at - 5} ${high}h10M${at - 5} ${low}h10`,
        look: 'margin',
      });
    }
    own.push(
      {
        kind: 'area',
        d: box(at - HALF, middle - HALF, 2 * HALF, 2 * HALF),
        look: point.isLast ? 'now' : 'outline',
      },
      {
        kind: 'text',
        x: Number((at + HALF + 5).toFixed(1)),
        y: Number((middle + 4).toFixed(1)),
        text: point.text,
        look: 'value',
      },
    );
    if (point.to) marks.push({ kind: 'way', to: point.to, name: point.says, marks: own });
    else marks.push(...own);
  }
  return { width, height, marks };
}
