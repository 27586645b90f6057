import type { AreaLook, Drawing, LineLook } from './drawing.ts';

/** A piece of a sentence, or a number in it that links to the rows it counts. */
export type SentencePiece = {
  text: string;
  to?: string | undefined;
  bad?: boolean | undefined;
  /** Its place in the sentence. */
  at?: number;
};

export type LegendEntry = {
  area?: AreaLook;
  line?: LineLook;
  text: string;
  /** Its amount. */
  value?: string;
};

export type FigureTable = {
  columns: readonly { label: string; numeric?: boolean }[];
  rows: readonly (readonly SentencePiece[])[];
};

/** A question with its answer: as a drawing and as a table, with the same figures. */
export type FigureFacts = {
  key: string;
  question: string;
  answer: readonly SentencePiece[];
  /** None: there is the table alone. */
  drawing?: { wide: Drawing; narrow: Drawing } | undefined;
  legend: readonly LegendEntry[];
  table: FigureTable;
  /** A note under it: how it is counted, where that is not plain. */
  note?: string | undefined;
  /** Of twelve columns of the screen. */
  span: 4 | 5 | 7;
};

/**
 * A sentence in which each part between `<n>` and `</n>` is a link: `said('<0>155</0> in 30 days', [to])`.
 */
export function sentenceOf(
  sentence: string,
  ways: readonly (string | { to?: string | undefined; bad?: boolean } | undefined)[],
): SentencePiece[] {
  const parts: SentencePiece[] = [];
  let rest = sentence;
  for (;;) {
    const met = /<(\d)>(.*?)<\/\1>/.exec(rest);
    if (!met) break;
    const [whole, number, text = ''] = met;
    if (met.index > 0) parts.push({ at: parts.length, text: rest.slice(0, met.index) });
    const way = ways[Number(number)];
    parts.push({ at: parts.length, text, ...(typeof way === 'string' ? { to: way } : way) });
    rest = rest.slice(met.index + whole.length);
  }
  if (rest) parts.push({ at: parts.length, text: rest });
  return parts;
}
