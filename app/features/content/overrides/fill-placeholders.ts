import type { Company } from '#app/features/company/company.ts';
import { LOCALES, type Locale } from '#app/i18n/locale.ts';
import { CLAIM_WORDS, unconfirmedWords, wordsOfClaims } from '../claims/claim-words.ts';
import type { Claims } from '../claims/claims.ts';
import { COUNT_WORDS, countWords } from '../services/count-words.ts';

/** What texts may say of the company without knowing it. */
const PLACE_WORDS = ['company', 'city', 'state'] as const;
/** Every name that a text may put in double braces. */
export const PLACEHOLDERS = [...CLAIM_WORDS, ...COUNT_WORDS, ...PLACE_WORDS];

export type CompanyPlace = Pick<Company, 'name' | 'city' | 'state'>;
/** The company in both languages: its name is translated. */
export type Places = Readonly<Record<Locale, CompanyPlace>>;
type Words = Readonly<Record<(typeof PLACEHOLDERS)[number], string>>;
export type PlaceholderValues = Readonly<Record<Locale, Words>> & {
  /** Names of figures that nobody has confirmed: sentences with them are not shown. */
  unconfirmed: ReadonlySet<string>;
};

/** What stands for the double braces in texts of each language. */
export const placeholderValues = (claims: Claims, places: Places): PlaceholderValues => {
  const of = (locale: Locale): Words => ({
    ...wordsOfClaims(claims, locale),
    ...countWords[locale],
    company: places[locale].name,
    city: places[locale].city,
    state: places[locale].state,
  });
  return { 'pt-BR': of('pt-BR'), en: of('en'), unconfirmed: unconfirmedWords(claims) };
};

const NAMED = /\{\{(\w+)\}\}/g;

const isPlaceholder = (name: string): name is keyof Words =>
  (PLACEHOLDERS as readonly string[]).includes(name);

/** The words a text names, whether they exist or not. */
export const namesIn = (text: string): string[] =>
  [...text.matchAll(NAMED)].map(([, name = '']) => name);

/** Whether everything a text names exists. */
export const hasKnownPlaceholders = (text: string): boolean => namesIn(text).every(isPlaceholder);

/** The value of a placeholder in a language; an unknown placeholder stays as it is written. */
export const placeholderText = (name: string, words: Words): string =>
  isPlaceholder(name) ? words[name] : `{{${name}}}`;

/** A text with the words given in place of their names; all other names are as they are written. */
export const fillText = (text: string, words: Readonly<Record<string, string>>): string =>
  text.replace(NAMED, (whole, name: string) =>
    Object.hasOwn(words, name) ? (words[name] ?? whole) : whole,
  );

const SENTENCES = /(?<=[.!?])\s+/;

/** A text without the sentences that name an unconfirmed figure. */
const confirmedText = (text: string, { unconfirmed }: PlaceholderValues): string =>
  namesIn(text).some((name) => unconfirmed.has(name))
    ? text
        .split(SENTENCES)
        .filter((sentence) => !namesIn(sentence).some((name) => unconfirmed.has(name)))
        .join(' ')
    : text;

/** What is left out of the list that it is in. */
const LEFT_OUT = Symbol('left out');

type Place = { locale: Locale | null; inList: boolean };

function filledText(text: string, words: PlaceholderValues, { locale, inList }: Place) {
  if (!locale) return text;
  const confirmed = confirmedText(text, words);
  return confirmed === '' && text !== '' && inList ? LEFT_OUT : fillText(confirmed, words[locale]);
}

function filled(value: unknown, words: PlaceholderValues, place: Place): unknown {
  if (typeof value === 'string') return filledText(value, words, place);
  if (Array.isArray(value)) {
    const entries = value.map((one) => filled(one, words, { ...place, inList: true }));
    return entries.filter((one) => one !== LEFT_OUT);
  }
  if (typeof value !== 'object' || value === null) return value;
  const entries = Object.entries(value).map(([key, inner]) => {
    // Braces of a text in Markdown are its own: code has them.
    if (key === 'markdown') return [key, inner] as const;
    const locale = LOCALES.find((one) => one === key) ?? place.locale;
    return [key, filled(inner, words, { ...place, locale })] as const;
  });
  return entries.some(([, inner]) => inner === LEFT_OUT) ? LEFT_OUT : Object.fromEntries(entries);
}

/**
 * An item whose texts say the figures and the place that they name. Sentences with an unconfirmed
 * figure are left out, and so is an entry of a list, such as a question, with a text that would be
 * empty then. Of text outside of a language nothing is read: it is no text.
 */
export const fillItem = <Item>(item: Item, words: PlaceholderValues): Item =>
  filled(item, words, { locale: null, inList: false }) as Item;
