import { scaleBand, scaleLinear } from 'd3-scale';
import { line, stack } from 'd3-shape';
import { type AreaLook, box, type Drawing, type Mark } from './drawing.ts';

export type DayOfBars = {
  /** Under it, where there is room. */
  label?: string | undefined;
  /** By the keys of the parts. */
  values: Readonly<Record<string, number>>;
  /** The same day of the previous range. */
  before?: number | undefined;
  /** The rows that it counts; none where no list shows them. */
  to?: string | undefined;
  name: string;
  /** Not over yet. */
  isToday?: boolean;
};

type Options = {
  width: number;
  height: number;
  days: readonly DayOfBars[];
  parts: readonly { key: string; look: AreaLook }[];
  write: (value: number) => string;
};

const LEFT = 26;
const TOP = 8;
const FOOT = 22;
/** Grid lines, the axis among them. */
const STEPS = 2;

type Place = { left: number; width: number; floor: number };

/** Under a day: its label, where it has one, and heat where it is today. */
function footOf(day: DayOfBars, { left, width, floor }: Place, edge: number | undefined): Mark[] {
  const middle = left + width / 2;
  const marks: Mark[] = [];
  if (day.isToday) {
    const d = `M${(left - 1).toFixed(1)} ${floor + 4}h${(width + 2).toFixed(1)}`;
    marks.push({ kind: 'line', d, look: 'today' });
  }
  if (day.label) {
    const anchor = edge === undefined ? 'middle' : 'end';
    const x = Number((edge ?? middle).toFixed(1));
    marks.push(
      { kind: 'line', d: `M${middle.toFixed(1)} ${floor}v4`, look: 'tick' },
      { kind: 'text', x, y: floor + FOOT - 4, text: day.label, anchor },
    );
  }
  return marks;
}

/** Bars of days, one part upon the other, with the line of the previous range. */
export function barsByDay({ width, height, days, parts, write }: Options): Drawing {
  const total = ({ values }: DayOfBars) =>
    parts.reduce((sum, { key }) => sum + (values[key] ?? 0), 0);
  const most = Math.max(1, ...days.map(total), ...days.map(({ before }) => before ?? 0));
  const floor = height - FOOT;
  const y = scaleLinear([0, most], [floor, TOP]).nice(STEPS);
  const x = scaleBand(
    days.map((_, index) => index),
    [LEFT, width],
  )
    .paddingInner(days.length > 60 ? 0.1 : 0.3)
    .paddingOuter(0.15);
  const left = (index: number) => x(index) ?? LEFT;
  const grid = y
    .ticks(STEPS)
    .filter(Number.isInteger)
    .flatMap((step): Mark[] => [
      { kind: 'line', d: `M${LEFT} ${y(step)}H${width}`, look: step === 0 ? 'axis' : 'grid' },
      { kind: 'text', x: LEFT - 6, y: y(step) + 4, text: write(step), anchor: 'end' },
    ]);
  const layers = stack<DayOfBars, string>()
    .keys(parts.map(({ key }) => key))
    .value(({ values }, key) => values[key] ?? 0)(days);
  const bars = days.flatMap((day, index): Mark[] => {
    const marks = layers.flatMap((layer, part): Mark[] => {
      const [low = 0, high = 0] = layer[index] ?? [];
      const d = box(left(index), y(high), x.bandwidth(), y(low) - y(high));
      return high === low ? [] : [{ kind: 'area', d, look: parts[part]?.look ?? 'solid' }];
    });
    if (marks.length === 0 || day.to === undefined) return marks;
    return [{ kind: 'way', to: day.to, name: day.name, marks, aside: true }];
  });
  const feet = days.flatMap((day, index) => {
    // The last label ends where the drawing ends.
    const edge = index === days.length - 1 && index > 2 ? width : undefined;
    return footOf(day, { left: left(index), width: x.bandwidth(), floor }, edge);
  });
  const before = line<DayOfBars>()
    .defined((day) => day.before !== undefined)
    .x((_, index) => left(index) + x.bandwidth() / 2)
    .y((day) => y(day.before ?? 0))
    .digits(1)([...days]);
  return {
    ...{ width, height },
    marks: [
      ...grid,
      ...bars,
      ...feet,
      ...(before ? [{ kind: 'line' as const, d: before, look: 'before' as const }] : []),
    ],
  };
}
