/** All ways of cutting words into `count` lines, as joined texts. */
function cuts(words: readonly string[], count: number): string[][] {
  if (count === 1) return [[words.join(' ')]];
  const ways: string[][] = [];
  for (let first = 1; first <= words.length - (count - 1); first += 1) {
    const line = words.slice(0, first).join(' ');
    for (const rest of cuts(words.slice(first), count - 1)) ways.push([line, ...rest]);
  }
  return ways;
}

const longest = (lines: readonly string[]) => Math.max(...lines.map((line) => line.length));

/** Cuts a text into that many lines so that the longest is as short as it can be. */
export function balanced(text: string, count: number): string[] {
  const words = text.split(/\s+/).filter(Boolean);
  const ways = cuts(words, Math.min(count, Math.max(1, words.length)));
  return ways.reduce((best, way) => (longest(way) < longest(best) ? way : best));
}

type Room = {
  width: number;
  /** Size in pixels that is never exceeded, and below which one more line is better. */
  most: number;
  least: number;
  lines: number;
};
export type Fitted = { lines: string[]; size: number };

/**
 * Sets a text as large as its room allows: on one line while it stays above `least`, then on more.
 * `widthOf` answers a line's width in em.
 */
export async function fitLines(
  text: string,
  { width, most, least, lines }: Room,
  widthOf: (line: string) => Promise<number>,
): Promise<Fitted> {
  for (let count = 1; ; count += 1) {
    const parts = balanced(text, count);
    const widths = await Promise.all(parts.map(widthOf));
    const size = Math.min(most, width / Math.max(...widths));
    if (size >= least || count >= lines) return { lines: parts, size };
  }
}

/** Running text cut into lines of at most `maxLength` characters. */
export function wrapped(text: string, maxLength: number): string[] {
  const lines: string[] = [];
  for (const word of text.split(/\s+/).filter(Boolean)) {
    const line = `${lines.at(-1) ?? ''} ${word}`.trim();
    if (lines.length > 0 && line.length <= maxLength) lines[lines.length - 1] = line;
    else lines.push(word);
  }
  return lines;
}
