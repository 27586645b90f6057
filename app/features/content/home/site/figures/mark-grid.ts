/** A sheet of marks: how many fit at full size, and what one takes. */
type Sheet = { columns: number; rows: number; width: number; height: number };

/** Beyond this a mark would be a dot that cannot be distinguished from its neighbour. */
const MOST = 2500;

const round = (value: number) => Math.round(value * 10) / 10;

/** Columns at which so many marks are on the sheet; more of them are smaller, never fewer lines. */
function columnsFor({ columns, rows }: Sheet, count: number): number {
  let wide = columns;
  while (Math.ceil(count / wide) > (rows * wide) / columns) wide += 1;
  return wide;
}

/** The place that so many marks take, full rows first, and how their pattern is scaled for it. */
export function markGrid(sheet: Sheet, companies: number) {
  const count = Math.min(companies, MOST);
  const columns = columnsFor(sheet, count);
  const scale = sheet.columns / columns;
  const [width, height] = [sheet.width * scale, sheet.height * scale];
  const full = Math.floor(count / columns);
  const rest = count % columns;
  const rows = `M0 0H${round(columns * width)}V${round(full * height)}H0Z`;
  const last = `M0 ${round(full * height)}H${round(rest * width)}V${round((full + 1) * height)}H0Z`;
  return {
    path: `${full > 0 ? rows : ''}${rest > 0 ? last : ''}`,
    transform: columns === sheet.columns ? undefined : `scale(${scale.toFixed(4)})`,
  };
}
