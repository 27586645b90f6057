import { isLocale, LOCALES, type Locale } from '#app/i18n/locale.ts';
import type { Bounds } from '../claims/claims.ts';
import { atOdds, type Override, withValues } from '../overrides/apply-override.ts';
import type { ContentItem } from '../overrides/content-kinds.ts';
import { leavesOf, schemaOf } from '../overrides/content-leaves.ts';
import {
  namesIn,
  type PlaceholderValues,
  placeholderText,
} from '../overrides/fill-placeholders.ts';
import type { Leaf, LeafType, LeafValue } from '../overrides/leaf.ts';
import { isMade } from '../overrides/visibility.ts';
import { PHOTO_KEYS, type PictureError } from '../pictures/picture.ts';
import type { Person } from '../team/person.ts';

/** One leaf as the form has it: its controls' texts, several where there are several days. */
export type FieldSide = {
  path: string;
  locale: Locale | null;
  file: string[];
  value: string[];
  /** What its text names in double braces, with what stands there: `{{companies}}: 100`. */
  named: string[];
  /** Differs from the file. */
  changed: boolean;
};

/** One thing to write, in one language or in both. */
export type EditorField = {
  key: string;
  /** The way to it in words: keys of `content:fields` and numbers from 1. */
  words: string[];
  type: LeafType;
  longest: number;
  /** Of a number. */
  bounds?: Bounds;
  /** Of a choice. */
  options?: readonly string[];
  /** Of the choice of a person: what each option is called. */
  names?: Readonly<Record<string, string>>;
  optional?: boolean;
  sides: FieldSide[];
};

export type EditorSection = { key: string; fields: EditorField[] };

/** What a control cannot be saved with; a key of `content:mistakes`. */
export type Mistake =
  | ('empty' | 'long' | 'day' | 'lines' | 'number' | 'order' | 'word' | 'link' | 'languages')
  | ('alt' | 'foreign' | 'deep' | 'leave')
  | PictureError;

/** What a photo shows is written in each language, and asked for beside the photo. */
const BESIDE: Readonly<Record<string, readonly string[]>> = Object.fromEntries(
  PHOTO_KEYS.map((photo) => [`${photo}Alt`, [photo, 'alt']]),
);

/** `texts.pt-BR.questions.0.answer` is question 1, answer. */
function wordsOf(path: string): string[] {
  const keys = path.split('.');
  return keys
    .filter((key, i) => !isLocale(key) && !isLocale(keys[i + 1]))
    .flatMap((key) => BESIDE[key] ?? (/^\d+$/.test(key) ? String(Number(key) + 1) : key));
}

const keyOf = ({ path, locale }: Leaf) => (locale ? path.replace(locale, '*') : path);

/** A value as its controls show it. */
function controlTexts(type: LeafType, value: LeafValue, reader: Locale): string[] {
  if (value === null) return [''];
  if (type === 'number') return [value.toLocaleString(reader, { useGrouping: false })];
  if (type === 'days' || type === 'languages') return [...(value as readonly string[])];
  if (type === 'list') return [(value as readonly string[]).join('\n')];
  return [String(value)];
}

/** Who reads the editor, and what texts name at this moment. */
export type Reader = {
  locale: Locale;
  words: PlaceholderValues;
  /** The team as the site shows it. */
  people: readonly Pick<Person, 'slug' | 'earlierSlugs' | 'name'>[];
};

function namedBy(
  texts: readonly LeafValue[],
  locale: Locale | null,
  words: PlaceholderValues,
): string[] {
  if (!locale) return [];
  const names = texts.flat().flatMap((text) => namesIn(String(text)));
  return [...new Set(names)].map((name) => `{{${name}}}: ${placeholderText(name, words[locale])}`);
}

/** The people to choose from; also the one who is chosen and has left the site. */
function peopleFor(reader: Reader, chosen: string) {
  const names = Object.fromEntries(reader.people.map(({ slug, name }) => [slug, name]));
  if (chosen !== '' && !Object.hasOwn(names, chosen)) names[chosen] = chosen;
  return { options: Object.keys(names), names };
}

/** A person is chosen by the name in the address, which may have changed since. */
const currentPerson = ({ people }: Reader, chosen: string): string =>
  people.find(({ earlierSlugs }) => earlierSlugs?.includes(chosen))?.slug ?? chosen;

/** The agenda is the longest part and the one that changes least. */
const LAST = 'sessions';

/** Everything of an item that can be written, with what is written now, part by part. */
export function editorSections(
  item: ContentItem,
  written: Override,
  reader: Reader,
): EditorSection[] {
  const fields = new Map<string, EditorField>();
  for (const leaf of leavesOf(item.kind, item.value)) {
    const { path, locale, type, longest, bounds, options, optional } = leaf;
    const key = keyOf(leaf);
    const field = fields.get(key) ?? {
      ...{ key, words: wordsOf(path), type, longest, sides: [] },
      ...(bounds && { bounds }),
      ...(options && { options }),
      ...(optional && { optional }),
    };
    const value =
      type === 'person' ? currentPerson(reader, String(written[path] ?? '')) : written[path];
    if (type === 'person') Object.assign(field, peopleFor(reader, String(value)));
    field.sides.push({
      path,
      locale,
      file: controlTexts(type, leaf.value, reader.locale),
      value: controlTexts(type, value ?? leaf.value, reader.locale),
      named: namedBy([leaf.value, value ?? ''], locale, reader.words),
      changed: value !== undefined && !isMade(item.value),
    });
    field.longest = Math.max(field.longest, longest);
    if (type === 'text' || type === 'list') field.type = type;
    fields.set(key, field);
  }
  const sections = new Map<string, EditorSection>();
  for (const field of fields.values()) {
    const [key = ''] = field.words;
    const section = sections.get(key) ?? { key, fields: [] };
    section.fields.push(field);
    sections.set(key, section);
  }
  return [...sections.values()].sort((a, b) => Number(a.key === LAST) - Number(b.key === LAST));
}

const linesOf = (text: string) =>
  text
    .split('\n')
    .map((line) => line.trim())
    .filter((line) => line !== '');

/** Languages write decimals and thousands with each other's signs. A figure has either decimals or
 * thousands worth a sign, so that what is typed has one meaning. */
function numberIn(typed: string, { decimals }: Bounds): number {
  const text = typed.trim();
  if (decimals === 0 && /^\d{1,3}(?:[.,\s]\d{3})+$/.test(text))
    return Number(text.replace(/\D/g, ''));
  return (decimals === 0 ? /^\d+$/ : /^\d+(?:[.,]\d)?$/).test(text)
    ? Number(text.replace(',', '.'))
    : Number.NaN;
}

/** What the controls of a leaf say, not checked yet. */
function givenOf({ type, bounds, optional }: Leaf, texts: readonly string[]): unknown {
  const [text = ''] = texts;
  if (type === 'sample' || type === 'confirmed') return text === 'true';
  if (bounds && optional && text.trim() === '') return null;
  if (bounds) return numberIn(text, bounds);
  if (type === 'languages') return LOCALES.filter((locale) => texts.includes(locale));
  if (type === 'days') return [...new Set(texts.filter((day) => day !== ''))].sort();
  return type === 'list' ? linesOf(text) : text;
}

function mistakeIn({ type, legal }: Leaf, given: unknown, code: string | undefined): Mistake {
  if (type === 'number' || type === 'year') return 'number';
  if (type === 'languages') return 'languages';
  if (type === 'markdown') return 'long';
  if (type === 'day' || type === 'days') return 'day';
  if (code === 'custom') return legal ? 'link' : 'word';
  if (code === 'too_small') return 'empty';
  return Array.isArray(given) && given.length > 40 ? 'lines' : 'long';
}

/** Whatever does not go together with the rest of what was typed. */
function contradictionsIn(item: ContentItem, values: ReadonlyMap<string, LeafValue>): string[] {
  return atOdds({ kind: item.kind, value: withValues(item.value, values) });
}

/** Behind the name of a field of boxes: it was posted, with or without a tick. */
export const UNTICKED = '.posted';

export type Typed = {
  values: Map<string, LeafValue>;
  mistakes: Record<string, Mistake>;
  /** As it was posted, to be shown again. */
  texts: Record<string, string[]>;
};

/** Reads a posted editor. A leaf that was not posted stays as it is written now. */
export function typedIn(item: ContentItem, form: FormData, written: Override): Typed {
  const typed: Typed = { values: new Map(), mistakes: {}, texts: {} };
  for (const leaf of leavesOf(item.kind, item.value)) {
    const { path } = leaf;
    const texts = form.getAll(path).filter((text) => typeof text === 'string');
    if (texts.length === 0 && !form.has(path + UNTICKED)) {
      typed.values.set(path, written[path] ?? leaf.value);
      continue;
    }
    typed.texts[path] = texts;
    const given = givenOf(leaf, texts);
    const checked = schemaOf(leaf).safeParse(given);
    if (checked.success) typed.values.set(path, checked.data);
    else typed.mistakes[path] = mistakeIn(leaf, given, checked.error.issues[0]?.code);
  }
  if (Object.keys(typed.mistakes).length > 0) return typed;
  for (const path of contradictionsIn(item, typed.values)) typed.mistakes[path] = 'order';
  return typed;
}
