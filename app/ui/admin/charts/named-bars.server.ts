import { scaleLinear } from 'd3-scale';
import { type AreaLook, box, type Drawing, type Mark } from './drawing.ts';

export type NamedBar = {
  name: string;
  /** Areas over each other from the left, in this order. */
  areas: readonly { value: number; look: AreaLook }[];
  /** The mark of the previous range. */
  before?: number | undefined;
  /** Beside its end. */
  text: string;
  /** At the right edge. */
  count?: string;
  to?: string | undefined;
  says: string;
};

type Options = {
  width: number;
  /** Room for the names. */
  names: number;
  /** Room for figures at the right. */
  figures: number;
  step: number;
  bar: number;
  bars: readonly NamedBar[];
  most: number;
};

/** Letters of a name that fit into so many pixels, as the area's small type sets them. */
const cut = (name: string, width: number) => {
  const most = Math.floor(width / 6.2);
  return name.length > most ? `${name.slice(0, most - 1)}…` : name;
};

/** Bars from one axis at the left, each with its name, its figure and the mark of the previous range. */
export function namedBars({ width, names, figures, step, bar, bars, most }: Options): Drawing {
  const x = scaleLinear([0, Math.max(most, Number.EPSILON)], [names, width - figures]);
  const marks: Mark[] = [];
  for (const [index, { name, areas, before, text, count, to, says }] of bars.entries()) {
    const top = index * step + (step - bar) / 2;
    const line = top + bar / 2 + 4;
    const ends = Math.max(names, ...areas.map(({ value }) => x(value)), before ? x(before) : 0);
    const own: Mark[] = [
      { kind: 'text', x: 0, y: line, text: cut(name, names - 8), look: 'name' },
      ...areas
        .filter(({ value }) => value > 0)
        .map(
          ({ value, look }): Mark => ({
            kind: 'area',
            d: box(names, top, Math.max(1, x(value) - names), bar),
            look,
          }),
        ),
      { kind: 'text', x: Number((ends + 8).toFixed(1)), y: line, text, look: 'value' },
    ];
    if (before !== undefined) {
      own.push({
        kind: 'line',
        d: `M${x(before).toFixed(1)} ${(top - 3).toFixed(1)}v${bar + 6}`,
        look: 'before',
      });
    }
    if (count) own.push({ kind: 'text', x: width, y: line, text: count, anchor: 'end' });
    if (to) marks.push({ kind: 'way', to, name: says, marks: own });
    else marks.push(...own);
  }
  const height = bars.length * step;
  marks.push({ kind: 'line', d: `M${names} 0V${height}`, look: 'tick' });
  return { width, height, marks };
}
