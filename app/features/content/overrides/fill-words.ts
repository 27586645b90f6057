import type { Company } from '#app/features/company/company.ts';
import { LOCALES, type Locale } from '#app/i18n/locale.ts';
import { CLAIM_WORDS, wordsOfClaims } from '../claims/claim-words.ts';
import type { Claims } from '../claims/claims.ts';
import { COUNT_WORDS, countWords } from '../services/count-words.ts';

/** What texts may say of the company without knowing it. */
const PLACE_WORDS = ['company', 'city', 'state'] as const;
/** Every name that a text may put in double braces. */
export const WORDS = [...CLAIM_WORDS, ...COUNT_WORDS, ...PLACE_WORDS];

export type Place = Pick<Company, 'name' | 'city' | 'state'>;
/** The company in both languages: its name is translated. */
export type Places = Readonly<Record<Locale, Place>>;
type Words = Readonly<Record<(typeof WORDS)[number], string>>;
export type FillWords = Readonly<Record<Locale, Words>>;

/** What stands for the double braces in texts of each language. */
export const fillWords = (claims: Claims, places: Places): FillWords => {
  const of = (locale: Locale): Words => ({
    ...wordsOfClaims(claims, locale),
    ...countWords[locale],
    company: places[locale].name,
    city: places[locale].city,
    state: places[locale].state,
  });
  return { 'pt-BR': of('pt-BR'), en: of('en') };
};

const NAMED = /\{\{(\w+)\}\}/g;

const isWord = (name: string): name is keyof Words => (WORDS as readonly string[]).includes(name);

/** The words a text names, whether they exist or not. */
export const namedIn = (text: string): string[] =>
  [...text.matchAll(NAMED)].map(([, name = '']) => name);

/** Whether everything a text names exists. */
export const namesOnlyWords = (text: string): boolean => namedIn(text).every(isWord);

/** What stands for a name in a language; a name that nobody knows stands as it is written. */
export const saying = (name: string, words: Words): string =>
  isWord(name) ? words[name] : `{{${name}}}`;

/** A text with the words given in place of their names; all other names stand as they are written. */
export const fillText = (text: string, words: Readonly<Record<string, string>>): string =>
  text.replace(NAMED, (whole, name: string) =>
    Object.hasOwn(words, name) ? (words[name] ?? whole) : whole,
  );

function filled(value: unknown, words: FillWords, locale: Locale | null): unknown {
  if (typeof value === 'string') return locale ? fillText(value, words[locale]) : value;
  if (Array.isArray(value)) return value.map((one) => filled(one, words, locale));
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(
    Object.entries(value).map(([key, inner]) => [
      key,
      filled(inner, words, LOCALES.find((one) => one === key) ?? locale),
    ]),
  );
}

/** An item whose texts say the figures and the place that they name. Of text outside of a language
 * nothing is read: it is no text. */
export const fillItem = <Item>(item: Item, words: FillWords): Item =>
  filled(item, words, null) as Item;
