/** Positions of the day lines of a ruler of one year. */
type YearRuler = {
  /** Days a row has. */
  row: number;
  /** From one line to the next, from one row to the next, and how high a line is. */
  pitch: number;
  rise: number;
  high: number;
  /** Top of the first row, and the position of its first line. */
  top: number;
  left: number;
  /** The day on which the marked lines begin, as long as they fit from there. */
  from: number;
};

const YEAR = 365;
const round = (value: number) => Math.round(value * 10) / 10;

type Line = { x: number; top: number; bottom: number };

/** Lines for so many days: whole ones, and the rest of the last as a part of its line. */
function linesOf(ruler: YearRuler, days: number): Line[] {
  const count = Math.ceil(days);
  const from = Math.min(ruler.from, YEAR - count);
  return Array.from({ length: count }, (_, i) => {
    const day = from + i;
    const top = ruler.top + Math.floor(day / ruler.row) * ruler.rise;
    const part = Math.min(1, days - i);
    return {
      x: round(ruler.left + (day % ruler.row) * ruler.pitch),
      top: round(top + ruler.high * (1 - part)),
      bottom: top + ruler.high,
    };
  });
}

/** The marked lines as paths: the lines, the paper around them, and the first, where a label hangs. */
export function markedDays(ruler: YearRuler, days: number) {
  const lines = linesOf(ruler, days);
  const rows = Map.groupBy(lines, ({ bottom }) => bottom);
  const paper = [...rows.values()].map((row) => {
    const [first, last] = [row[0] as Line, row.at(-1) as Line];
    const from = round(first.x - ruler.pitch * 1.5);
    const to = round(last.x + ruler.pitch * 1.5);
    return `M${from} ${first.bottom - ruler.high}H${to}V${first.bottom + 2}H${from}Z`;
  });
  return {
    lines: lines.map(({ x, top, bottom }) => `M${x} ${top}V${bottom}`).join(''),
    paper: paper.join(''),
    first: lines[0] ?? null,
  };
}
