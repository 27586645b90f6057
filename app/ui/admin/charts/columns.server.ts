import { scaleBand, scaleLinear } from 'd3-scale';
import { type AreaLook, box, type Drawing, type Mark } from './drawing.ts';

export type ChartColumn = {
  label: string | undefined;
  /** Upon each other, from the axis up. */
  up: readonly { value: number; look: AreaLook }[];
  /** Below the axis. */
  down?: { value: number; look: AreaLook };
  text: string;
  to?: string | undefined;
  says: string;
};

type Options = {
  width: number;
  height: number;
  columns: readonly ChartColumn[];
  /** After which column the target is drawn, and its label. */
  target?: { after: number; text: string } | undefined;
  /** Too many for single tab stops: the table has them. */
  aside?: boolean;
};

const TOP = 18;
const FOOT = 18;

/** Columns over one axis, some of them below it too, with their figures above. */
export function columnsOverAxis({ width, height, columns, target, aside }: Options): Drawing {
  const sum = ({ up }: ChartColumn) => up.reduce((total, { value }) => total + value, 0);
  const most = Math.max(1, ...columns.map(sum));
  const least = Math.max(0, ...columns.map(({ down }) => down?.value ?? 0));
  const bottom = height - FOOT;
  const y = scaleLinear([-least, most], [bottom, TOP]);
  const x = scaleBand(
    columns.map((_, index) => index),
    [0, width],
  )
    .paddingInner(0.25)
    .paddingOuter(0.15);
  const floor = y(0);
  const marks: Mark[] = [{ kind: 'line', d: `M0 ${floor.toFixed(1)}H${width}`, look: 'axis' }];
  for (const [index, column] of columns.entries()) {
    const left = x(index) ?? 0;
    const middle = Number((left + x.bandwidth() / 2).toFixed(1));
    const own: Mark[] = [];
    let reached = 0;
    for (const { value, look } of column.up) {
      if (value === 0) continue;
      const top = y(reached + value);
      own.push({ kind: 'area', d: box(left, top, x.bandwidth(), y(reached) - top), look });
      reached += value;
    }
    if (column.down && column.down.value > 0) {
      const { value, look } = column.down;
      own.push({ kind: 'area', d: box(left, floor, x.bandwidth(), y(-value) - floor), look });
    }
    own.push({
      kind: 'text',
      x: middle,
      y: Number((y(reached) - 5).toFixed(1)),
      text: column.text,
      look: 'value',
      anchor: 'middle',
    });
    if (column.label) {
      own.push({ kind: 'text', x: middle, y: height - 3, text: column.label, anchor: 'middle' });
    }
    if (column.to) {
      marks.push({
        ...{ kind: 'way', to: column.to, name: column.says, marks: own },
        aside: aside ?? false,
      });
    } else marks.push(...own);
  }
  if (target) {
    const next = x(target.after + 1);
    const at = next === undefined ? width : next - (x.step() - x.bandwidth()) / 2;
    marks.push(
      { kind: 'line', d: `M${at.toFixed(1)} 2V${(floor + 4).toFixed(1)}`, look: 'target' },
      { kind: 'text', x: Number((at + 5).toFixed(1)), y: 11, text: target.text, look: 'target' },
    );
  }
  return { width, height, marks };
}
