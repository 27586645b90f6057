/** `{{contact_name}}`, with or without room inside. */
const PLACEHOLDER = /\{\{\s*([^{}]*?)\s*\}\}/g;

/** The value of a placeholder, by its name; empty where nothing is known. */
export type PlaceholderValues = Readonly<Record<string, string>>;

/** A part of a text: words, a known placeholder, an unknown one, or a filled value. */
export type Piece = { at: number; text: string; kind: 'text' | 'known' | 'open' | 'filled' };

/** The text with every known placeholder filled; the others stay visible. */
export function fillPlaceholders(text: string, values: PlaceholderValues): string {
  return text.replaceAll(PLACEHOLDER, (whole, name: string) => values[name] || whole);
}

/** Names of the placeholders in a text, each once, in their order. */
export function placeholdersIn(text: string): string[] {
  return [...new Set([...text.matchAll(PLACEHOLDER)].map(([, name = '']) => name))];
}

/** Placeholders as they stand in a text, to name them where they are refused. */
export const writtenPlaceholders = (text: string): string =>
  placeholdersIn(text)
    .map((name) => `{{${name}}}`)
    .join(', ');

/** Of what stands for a placeholder all that would not be filled in: unknown names, and missing braces. */
export function brokenPlaceholders(text: string, known: readonly string[]): string[] {
  const unknown = placeholdersIn(text).filter((name) => !known.includes(name));
  const rest = text.replaceAll(PLACEHOLDER, ' ');
  const halves = new RegExp(
    `\\{\\{[^{}\\s]*\\}?|[^{}\\s]*\\}\\}|\\{\\s*(?:${known.join('|')})\\s*\\}`,
    'g',
  );
  return [...unknown.map((name) => `{{${name}}}`), ...(rest.match(halves) ?? [])];
}

/** A text in pieces: placeholders separated, and known ones distinguished from those without data. */
export function placeholderPieces(text: string, known: readonly string[]): Piece[] {
  return split(text, PLACEHOLDER, ([, name = '']) => (known.includes(name) ? 'known' : 'open'));
}

const literally = (text: string) => text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');

/** A filled text in pieces: open placeholders, and values from the facts about the person. */
export function filledPieces(text: string, values: readonly string[]): Piece[] {
  const used = [...new Set(values)].filter((value) => value.length > 1);
  // The longest first: a whole name before its first word.
  const words = used.sort((one, other) => other.length - one.length).map(literally);
  const own = words.map((word) => `(?<![\\p{L}\\p{N}])${word}(?![\\p{L}\\p{N}])`);
  const either = new RegExp([PLACEHOLDER.source, ...own].join('|'), 'gu');
  return split(text, either, ([whole]) => (whole.startsWith('{{') ? 'open' : 'filled'));
}

function split(text: string, sought: RegExp, kindOf: (found: RegExpExecArray) => Piece['kind']) {
  const pieces: Piece[] = [];
  let end = 0;
  const plain = (to: number) => {
    if (to > end) pieces.push({ at: end, text: text.slice(end, to), kind: 'text' });
  };
  for (const found of text.matchAll(sought)) {
    plain(found.index);
    pieces.push({ at: found.index, text: found[0], kind: kindOf(found) });
    end = found.index + found[0].length;
  }
  plain(text.length);
  return pieces;
}
