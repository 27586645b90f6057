/** Words that an adult reads in a minute on a screen. */
const WORDS_A_MINUTE = 200;

const WORD = /[\p{L}\p{N}][\p{L}\p{N}'’-]*/gu;
/** Addresses of links and pictures are not read. */
const ADDRESS = /\]\([^)\s]*/g;

export const wordsIn = (markdown: string): number =>
  markdown.replace(ADDRESS, ']').match(WORD)?.length ?? 0;

/** At least one. */
export const readingMinutes = (markdown: string): number =>
  Math.max(1, Math.round(wordsIn(markdown) / WORDS_A_MINUTE));
