import { termOf } from './terms.ts';

/** A stretch of text; `hit` where it matches the query. */
export type Piece = { text: string; hit: boolean };

const WORD = /[\p{L}\p{N}\p{M}]+/gu;
/** Characters of an excerpt, and how much of it comes before the first hit. */
const EXCERPT = 200;
const BEFORE = 60;

function add(pieces: Piece[], text: string, hit: boolean): void {
  const last = pieces.at(-1);
  if (text === '') return;
  if (last && last.hit === hit) last.text += text;
  else pieces.push({ text, hit });
}

function isMatch(word: string, terms: ReadonlySet<string>): boolean {
  const term = termOf(word);
  return term !== null && terms.has(term);
}

/** Splits a text at the words whose term matches the query. Returns plain text, no markup. */
export function markedPieces(text: string, terms: ReadonlySet<string>): Piece[] {
  const pieces: Piece[] = [];
  let end = 0;
  for (const match of text.matchAll(WORD)) {
    const [word] = match;
    add(pieces, text.slice(end, match.index), false);
    add(pieces, word, isMatch(word, terms));
    end = match.index + word.length;
  }
  add(pieces, text.slice(end), false);
  return pieces;
}

const firstHit = (text: string, terms: ReadonlySet<string>): number =>
  [...text.matchAll(WORD)].find(([word]) => isMatch(word, terms))?.index ?? 0;

/** About two lines around the first match, cut between words, with an ellipsis where cut. */
export function excerptOf(text: string, terms: ReadonlySet<string>): Piece[] {
  const hit = firstHit(text, terms);
  const wanted = Math.max(0, hit - BEFORE);
  const start = wanted === 0 ? 0 : text.indexOf(' ', wanted) + 1;
  const limit = start + EXCERPT;
  const stop = limit >= text.length ? text.length : text.lastIndexOf(' ', limit);
  const end = stop > start ? stop : Math.min(limit, text.length);
  const cut = text.slice(start, end);
  return markedPieces(`${start > 0 ? '… ' : ''}${cut}${end < text.length ? ' …' : ''}`, terms);
}

/** Every word of a text in lower case, by its term; the last spelling counts. */
export function spellingsOf(text: string): Map<string, string> {
  return new Map(
    [...text.matchAll(WORD)].map(([word]) => [
      termOf(word) ?? word,
      word.toLocaleLowerCase('pt-BR'),
    ]),
  );
}
