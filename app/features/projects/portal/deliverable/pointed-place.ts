/** Buttons that are the page itself, of which one is shown: what is pressed comes as pixels of this width. */
export const PICKED = [
  { name: 'narrow', width: 320 },
  { name: 'wide', width: 640 },
] as const;

type Texts = Readonly<Record<string, string>>;

/** A part of a page that was typed as a percentage; undefined for anything else. */
export function shareOf(percent: string | undefined): number | undefined {
  const share = Number((percent ?? '').replace(',', '.')) / 100;
  return percent?.trim() && share >= 0 && share <= 1 ? share : undefined;
}

const percentOf = (share: number) => (100 * Math.min(1, Math.max(0, share))).toFixed(1);

/**
 * What was sent, with the place that was pressed as percentages; undefined where none was. From the keyboard
 * such a button is pressed at its corner: then the two numbers say the place.
 */
export function withPlace(texts: Texts): Texts | undefined {
  for (const { name, width } of PICKED) {
    const [x, y] = [texts[`${name}.x`], texts[`${name}.y`]];
    if (x === undefined || y === undefined) continue;
    const height = width * Number(texts['tall']);
    if (!(height > 0) || (Number(x) === 0 && Number(y) === 0)) return texts;
    return { ...texts, x: percentOf(Number(x) / width), y: percentOf(Number(y) / height) };
  }
  return undefined;
}
