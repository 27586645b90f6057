import { scaleBand, scaleLinear } from 'd3-scale';
import { line, stack } from 'd3-shape';
import { type AreaLook, box, type Drawing, type Mark } from './drawing.ts';

export type DayOfBars = {
  /** Under it, where there is room. */
  label?: string | undefined;
  /** By the keys of the parts. */
  values: Readonly<Record<string, number>>;
  /** The same day of the time before. */
  before?: number | undefined;
  to: string;
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
/** Lines to read by, the axis among them. */
const STEPS = 2;

/** Bars of days, one part upon the other, with the line of the time before. */
export function barsByDay({ width, height, days, parts, write }: Options): Drawing {
  const total = ({ values }: DayOfBars) => parts.reduce((sum, { key }) => sum + (values[key] ?? 0), 0);
  const most = Math.max(1, ...days.map(total), ...days.map(({ before }) => before ?? 0));
  const floor = height - FOOT;
  const y = scaleLinear([0, most], [floor, TOP]).nice(STEPS);
  const x = scaleBand(
    days.map((_, index) => index),
    [LEFT, width],
  )
    .paddingInner(days.length > 60 ? 0.1 : 0.3)
    .paddingOuter(0.15);
  const marks: Mark[] = [];
  for (const step of y.ticks(STEPS).filter(Number.isInteger)) {
    marks.push(
      { kind: 'line', d: `M${LEFT} ${y(step)}H${width}`, look: step === 0 ? 'axis' : 'grid' },
      { kind: 'text', x: LEFT - 6, y: y(step) + 4, text: write(step), anchor: 'end' },
    );
  }
  const layers = stack<DayOfBars, string>()
    .keys(parts.map(({ key }) => key))
    .value(({ values }, key) => values[key] ?? 0)(days);
  const left = (index: number) => x(index) ?? LEFT;
  for (const [index, day] of days.entries()) {
    const bars = layers.flatMap((layer, part): Mark[] => {
      const [low = 0, high = 0] = layer[index] ?? [];
      const look = parts[part]?.look ?? 'solid';
      if (high === low) return [];
      return [{ kind: 'area', d: box(left(index), y(high), x.bandwidth(), y(low) - y(high)), look }];
    });
    const middle = left(index) + x.bandwidth() / 2;
    if (day.isToday) {
      const ends = `M${(left(index) - 1).toFixed(1)} ${floor + 4}h${(x.bandwidth() + 2).toFixed(1)}`;
      marks.push({ kind: 'line', d: ends, look: 'today' });
    }
    if (bars.length > 0) marks.push({ kind: 'way', to: day.to, name: day.name, marks: bars, aside: true });
    if (day.label) {
      const anchor = index === days.length - 1 && days.length > 3 ? 'end' : 'middle';
      const at = anchor === 'end' ? width : middle;
      marks.push(
        { kind: 'line', d: `M${middle.toFixed(1)} ${floor}v4`, look: 'tick' },
        { kind: 'text', x: Number(at.toFixed(1)), y: height - 4, text: day.label, anchor },
      );
    }
  }
  if (days.some(({ before }) => before !== undefined)) {
    const path = line<DayOfBars>()
      .defined(({ before }) => before !== undefined)
      .x((_, index) => left(index) + x.bandwidth() / 2)
      .y(({ before }) => y(before ?? 0))
      .digits(1)([...days]);
    if (path) marks.push({ kind: 'line', d: path, look: 'before' });
  }
  return { width, height, marks };
}
