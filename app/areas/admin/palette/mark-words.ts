import { foldText } from '#app/i18n/fold-text.ts';

/** A stretch of a text; `hit` where it matches a typed word. */
export type Piece = { text: string; hit: boolean };

/** Splits a text where it contains the folded words, in whatever case and with whatever accents it is written. */
export function markWords(text: string, words: readonly string[]): Piece[] {
  const letters = [...text];
  // A letter may fold to several, or to none: where each begins in the folded text.
  const starts: number[] = [];
  let folded = '';
  for (const letter of letters) {
    starts.push(folded.length);
    folded += foldText(letter);
  }
  const isHit = letters.map(() => false);
  for (const word of words) {
    for (let at = folded.indexOf(word); word && at >= 0; at = folded.indexOf(word, at + 1)) {
      for (const [index, start] of starts.entries()) {
        if (start >= at && start < at + word.length) isHit[index] = true;
      }
    }
  }
  const pieces: Piece[] = [];
  for (const [index, letter] of letters.entries()) {
    const hit = isHit[index] ?? false;
    const last = pieces.at(-1);
    if (last?.hit === hit) last.text += letter;
    else pieces.push({ text: letter, hit });
  }
  return pieces;
}
