import { foldText } from '#app/i18n/fold-text.ts';
import type { FoundKind } from '#app/palette-registry.ts';

/** A record that the palette shows. */
export type Found = {
  kind: FoundKind;
  id: string;
  name: string;
  /** What distinguishes it from others of the same name: its company, or else the field that matches. */
  note: string;
  /** Its number, where it has one. */
  reference: string;
  value: number | null;
  /** Matches in a text that is not shown, such as the answers of a lead. */
  inside: boolean;
};

type Fields = Pick<Found, 'name' | 'note' | 'reference'> & { spellings: readonly string[] };

/** Shorter texts are no words of an index; a number may be as short as it is. */
const SHORTEST = 3;
const A_NUMBER = /^(?:#|a-?)?\d{1,12}$/i;

/** Whether records are searched for a typed text. */
export const isSought = (text: string): boolean => text.length >= SHORTEST || A_NUMBER.test(text);

/** As many digits as two spellings of one telephone share at the end. */
const COMMON = 8;
const A_PHONE = /^[\s\d().+/-]+$/;
const digitsOf = (text: string) => text.replace(/\D/g, '');

/** Whether a text is a telephone number, or its beginning, in any spelling. */
function isPhone(text: string, field: string): boolean {
  const typed = digitsOf(text);
  if (!A_PHONE.test(text) || typed.length <= SHORTEST) return false;
  return digitsOf(field).includes(typed.slice(-COMMON));
}

/** The typed words, as names are compared. */
export const soughtWords = (text: string): string[] =>
  foldText(text.trim()).split(/\s+/).filter(Boolean);

/** The note beside the name of a found record: the usual one, or the field that matches in its place. */
export function noteOf(
  text: string,
  { name, note, reference, spellings }: Fields,
): Pick<Found, 'note' | 'inside'> {
  const words = soughtWords(text);
  const shown = foldText(`${name} ${note} ${reference} ${reference.replace('-', '')}`);
  if (words.every((word) => shown.includes(word))) return { note, inside: false };
  const field = spellings.find(
    (one) => words.some((word) => foldText(one).includes(word)) || isPhone(text, one),
  );
  return { note: field ?? note, inside: field === undefined && !A_NUMBER.test(text) };
}
