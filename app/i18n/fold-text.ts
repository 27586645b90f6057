const LEFT_OUT = /['’‘ʼʻ`´′\u00ad\u061c\u180e\u200b-\u200f\u202a-\u202e\u2060-\u2069\ufeff]/g;
const FOLDED_LETTERS: Readonly<Record<string, string>> = {
  ...{ ø: 'o', ł: 'l', đ: 'd', ı: 'i', ß: 'ss', æ: 'ae', œ: 'oe' },
};

/**
 * A text as it is found, ordered and compared: in lower case, without accents, apostrophes and marks of no
 * width, its letters decomposed (NFKD). private.folded() of the database says the same.
 */
export const foldText = (text: string): string =>
  text
    .replace(LEFT_OUT, '')
    .normalize('NFKD')
    .replace(/[\u0300-\u036f]/g, '')
    .toLowerCase()
    .replace(/[øłđıßæœ]/g, (letter) => FOLDED_LETTERS[letter] ?? letter);
