import { isLocale, LOCALES, type Locale } from '#app/i18n/locale.ts';
import type { Bounds } from '../claims/claims.ts';
import { inconsistenciesIn, type Override, withValues } from '../overrides/apply-override.ts';
import type { ContentItem } from '../overrides/content-kinds.ts';
import { leavesOf, schemaOf } from '../overrides/content-leaves.ts';
import {
  namesIn,
  type PlaceholderValues,
  placeholderText,
} from '../overrides/fill-placeholders.ts';
import type { Leaf, LeafType, LeafValue } from '../overrides/leaf.ts';
import { isMade } from '../overrides/visibility.ts';
import { isOutdated } from '../overrides/written-over.ts';
import { PHOTO_KEYS, type PictureError } from '../pictures/picture.ts';
import type { Person } from '../team/person.ts';

/** One leaf as the form has it: its controls' texts, several where there are several days. */
export type FieldSide = {
  path: string;
  locale: Locale | null;
  file: string[];
  value: string[];
  /** What its text names in double braces, with what is there: `{{companies}}: 100`. */
  named: string[];
  /** Differs from the file. */
  changed: boolean;
  /** The file says something else than when this was written. */
  outdated: boolean;
  /** Of a message: the names that have to stay in it. */
  filledIn: readonly string[];
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
  /** Of the choice of a person or a group: what each option is called. */
  names?: Readonly<Record<string, string>>;
  optional?: boolean;
  /** A message of a page, which is called by what it says. */
  isMessage?: true;
  sides: FieldSide[];
};

export type EditorSection = { key: string; fields: EditorField[] };

/** What a control cannot be saved with; a key of `content:mistakes`. */
export type Mistake =
  | ('empty' | 'long' | 'day' | 'lines' | 'number' | 'order' | 'word' | 'link' | 'languages')
  | ('missing' | 'filled' | 'twice' | 'taken' | 'address')
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
  /** The groups of questions by id, those among them that visitors do not see. */
  topics: Readonly<Record<string, string>>;
  /** Titles of the forms that a page can hold, by what stands for each. */
  forms: Readonly<Record<string, string>>;
};

function namedBy(
  texts: readonly LeafValue[],
  locale: Locale | null,
  words: PlaceholderValues,
): string[] {
  if (!locale) return [];
  const names = texts.flat().flatMap((text) => namesIn(String(text)));
  return [...new Set(names)].map((name) => {
    const text = placeholderText(name, words[locale]);
    // The page itself fills in values that no other text has.
    return text === `{{${name}}}` ? text : `{{${name}}}: ${text}`;
  });
}

/** The people to choose from; also the one who is chosen and has left the site. */
function peopleFor(reader: Reader, chosen: string) {
  const names = Object.fromEntries(reader.people.map(({ slug, name }) => [slug, name]));
  if (chosen !== '' && !Object.hasOwn(names, chosen)) names[chosen] = chosen;
  return { options: Object.keys(names), names };
}

/** The forms to choose from; also the one that is chosen and has been switched off. */
function formsFor({ forms }: Reader, chosen: string) {
  const names = Object.hasOwn(forms, chosen) ? forms : { ...forms, [chosen]: chosen };
  return { options: Object.keys(names), names };
}

/** The groups of questions to choose from; also one that was deleted. */
function topicsFor({ topics }: Reader, chosen: string) {
  const names = Object.hasOwn(topics, chosen) ? topics : { ...topics, [chosen]: chosen };
  return { options: Object.keys(names), names };
}

/** The items to choose from, of a field that names one. */
function itemsFor(type: LeafType, reader: Reader, chosen: LeafValue) {
  if (type === 'person') return peopleFor(reader, String(chosen));
  if (type === 'form') return formsFor(reader, String(chosen));
  return type === 'topic' ? topicsFor(reader, String(chosen)) : {};
}

/** A person is chosen by the name in the address, which may have changed since. */
const currentPerson = ({ people }: Reader, chosen: string): string =>
  people.find(({ earlierSlugs }) => earlierSlugs?.includes(chosen))?.slug ?? chosen;

/** The agenda is the longest part and the one that changes least. */
const LAST = 'sessions';
/** What a landing page is called and where it is. */
const FIRST_OF_LANDING = ['name', 'address'];

function rankOf({ kind }: ContentItem, key: string): number {
  if (key === LAST) return 1;
  return kind === 'landing' && FIRST_OF_LANDING.includes(key) ? -1 : 0;
}

function emptyField(leaf: Leaf): EditorField {
  const { path, type, longest, bounds, options, optional, filledIn } = leaf;
  return {
    ...{
      key: keyOf(leaf),
      words: filledIn ? ['messages'] : wordsOf(path),
      type,
      longest,
      sides: [],
    },
    ...(filledIn && { isMessage: true as const }),
    ...(bounds && { bounds }),
    ...(options && { options }),
    ...(optional && { optional }),
  };
}

/** Everything of an item that can be written, with what is written now, part by part. */
export function editorSections(
  item: ContentItem,
  written: Override,
  reader: Reader,
  writtenOver: Override = {},
): EditorSection[] {
  const fields = new Map<string, EditorField>();
  for (const leaf of leavesOf(item.kind, item.value)) {
    const { path, locale, type, longest } = leaf;
    const key = keyOf(leaf);
    const field = fields.get(key) ?? emptyField(leaf);
    const value =
      type === 'person' ? currentPerson(reader, String(written[path] ?? '')) : written[path];
    Object.assign(field, itemsFor(type, reader, value ?? leaf.value));
    field.sides.push({
      path,
      locale,
      file: controlTexts(type, leaf.value, reader.locale),
      value: controlTexts(type, value ?? leaf.value, reader.locale),
      named: namedBy([leaf.value, value ?? ''], locale, reader.words),
      changed: value !== undefined && !isMade(item.value),
      outdated: value !== undefined && isOutdated(leaf, writtenOver),
      filledIn: leaf.filledIn ?? [],
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
  return [...sections.values()].sort((a, b) => rankOf(item, a.key) - rankOf(item, b.key));
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

function mistakeIn(
  { type, legal, filledIn }: Leaf,
  given: unknown,
  code: string | undefined,
): Mistake {
  if (type === 'number' || type === 'year') return 'number';
  if (type === 'languages') return 'languages';
  if (type === 'markdown') return 'long';
  if (type === 'day' || type === 'days') return 'day';
  if (code === 'custom') return filledIn ? 'filled' : legal ? 'link' : 'word';
  if (code === 'too_small') return 'empty';
  return Array.isArray(given) && given.length > 40 ? 'lines' : 'long';
}

/** Whatever does not go together with the rest of what was typed. */
function contradictionsIn(item: ContentItem, values: ReadonlyMap<string, LeafValue>): string[] {
  return inconsistenciesIn({ kind: item.kind, value: withValues(item.value, values) });
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
