import { z } from 'zod';
import { LOCALES } from '#app/i18n/locale.ts';
import { MADE_ARTICLE_FIELDS } from '../articles/made-article-fields.ts';
import { MADE_CASE_FIELDS } from '../cases/made-case-fields.ts';
import { type Bounds, CLAIM_BOUNDS } from '../claims/claims.ts';
import { MADE_ANSWER_FIELDS } from '../faq/made-answer-fields.ts';
import { MADE_TOPIC_FIELDS } from '../faq/made-topic-fields.ts';
import { MADE_IDEA_FIELDS } from '../ideas/made-idea-fields.ts';
import { CONTACT_FORM } from '../landings/landing.ts';
import { MADE_LANDING_FIELDS } from '../landings/made-landing-fields.ts';
import { saysWhatExists } from '../legal/legal-facts.ts';
import { MADE_OPENING_FIELDS } from '../openings/made-opening-fields.ts';
import { FOCUS_POINTS, PHOTO_KEYS, PICTURE_ID } from '../pictures/picture.ts';
import { MADE_PIECE_FIELDS } from '../portfolio/made-piece-fields.ts';
import { MADE_PERSON_FIELDS } from '../team/made-person-fields.ts';
import type { TextItem } from '../texts/text-group.ts';
import { filledInBy, leavesOfTexts } from '../texts/text-leaves.ts';
import { MADE_WORKSHOP_FIELDS } from '../workshops/made-workshop-fields.ts';
import { hasKnownPlaceholders } from './fill-placeholders.ts';
import type { ContentKind } from './items-of.ts';
import type { FieldType, Leaf, LeafValue } from './leaf.ts';
import { isMade } from './visibility.ts';

/** What is no text: addresses, names of drawings, references between items. `*` is one key. */
const CLOSED: Record<ContentKind, readonly string[]> = {
  workshop: ['slugs', 'area', 'priced', 'sessions.*.startsAt', 'sessions.*.blocks.*.kind'],
  person: ['slug', 'tool', 'portrait'],
  opening: ['key', 'text.*.slug'],
  service: ['name', 'priced', 'related'],
  question: ['id'],
  answer: ['id'],
  page: ['id', 'names'],
  // Its leaves are its messages.
  text: [],
  idea: ['slugs', 'stage'],
  piece: ['id', 'service'],
  article: ['slugs'],
  landing: ['slugs'],
  case: ['slugs'],
  about: ['id', 'texts.*.rules.*.route'],
  stage: ['name', 'term'],
  claims: ['id'],
  // What its tables say, the program does: terms are carried out, stored things are stored.
  legal: ['id', 'text.*.clauses.*.id', 'text.*.clauses.*.blocks.*.table'],
};

/** Fields of each kind of which staff make items: no file shows how long their texts are. */
const FIELDS_OF_MADE: Partial<Record<ContentKind, Readonly<Record<string, FieldType>>>> = {
  workshop: MADE_WORKSHOP_FIELDS,
  person: MADE_PERSON_FIELDS,
  opening: MADE_OPENING_FIELDS,
  idea: MADE_IDEA_FIELDS,
  piece: MADE_PIECE_FIELDS,
  article: MADE_ARTICLE_FIELDS,
  landing: MADE_LANDING_FIELDS,
  case: MADE_CASE_FIELDS,
  answer: MADE_ANSWER_FIELDS,
  question: MADE_TOPIC_FIELDS,
};

/** Of an item that staff make: what names it, and that it is real. */
const CLOSED_OF_MADE = ['slug', 'slugs', 'key', 'id', 'text.*.slug', 'made', 'sample'];

const DAY = /^\d{4}-\d{2}-\d{2}$/;
const MOST_LINES = 40;
/** One line on the screen of who writes it. */
const ONE_LINE = 80;

function matches(pattern: string, path: readonly string[]): boolean {
  const keys = pattern.split('.');
  return keys.length === path.length && keys.every((key, i) => key === '*' || key === path[i]);
}

/** Of an item that staff make, some drawings can be chosen and its years written. */
const isClosed = (kind: ContentKind, path: readonly string[], isMade: boolean) =>
  (isMade ? CLOSED_OF_MADE : CLOSED[kind]).some((pattern) => matches(pattern, path));

/** A text may grow, but not out of the place that its page has for it. */
const roomFor = (text: string) => Math.max(120, Math.ceil((text.length * 2) / 50) * 50);

const isTexts = (value: unknown): value is readonly string[] =>
  Array.isArray(value) && value.every((one) => typeof one === 'string');

type Walk = { kind: ContentKind; isMade: boolean };

/** A picture of an item, and what it shows. */
const PICTURE_FIELDS: Readonly<Record<string, FieldType>> = Object.fromEntries(
  PHOTO_KEYS.flatMap((photo): [string, FieldType][] => [
    [`${photo}.file`, { type: 'picture', longest: 0, optional: true }],
    [`${photo}.focus`, { type: 'choice', longest: 0, options: FOCUS_POINTS }],
    [`text.*.${photo}Alt`, { type: 'line', longest: 200, optional: true }],
    [`texts.*.${photo}Alt`, { type: 'line', longest: 200, optional: true }],
  ]),
);

/** Staff move a question to another group, also one that came with the site. */
const TOPIC_FIELD: Readonly<Record<string, FieldType>> = { group: { type: 'topic', longest: 120 } };

function ownField({ kind, isMade }: Walk, path: readonly string[]): FieldType | undefined {
  const own = {
    ...PICTURE_FIELDS,
    ...(kind === 'answer' && TOPIC_FIELD),
    ...(isMade && FIELDS_OF_MADE[kind]),
  };
  return Object.entries(own).find(([pattern]) => matches(pattern, path))?.[1];
}

const LANGUAGES: FieldType = { type: 'languages', longest: 0, options: LOCALES };

function typed(kind: ContentKind, path: readonly string[], value: unknown): FieldType | null {
  if (path.join('.') === 'publishedIn') return LANGUAGES;
  const bounds = kind === 'claims' ? CLAIM_BOUNDS[path.join('.')] : undefined;
  if (bounds) return { type: 'number', longest: String(bounds.most).length + 2, bounds };
  if (path.join('.') === 'sample') return { type: 'sample', longest: 0 };
  if (kind === 'claims' && path.length === 2 && path[0] === 'confirmed') {
    return { type: 'confirmed', longest: 0 };
  }
  if (path.join('.') === 'dates') return { type: 'days', longest: 10 };
  if (isTexts(value)) return { type: 'list', longest: Math.max(...value.map(roomFor), 120) };
  if (typeof value !== 'string') return null;
  if (DAY.test(value)) return { type: 'day', longest: 10 };
  return { type: value.length > ONE_LINE ? 'text' : 'line', longest: roomFor(value) };
}

function walk(of: Walk, path: readonly string[], value: unknown): Leaf[] {
  const { kind, isMade } = of;
  if (isClosed(kind, path, isMade)) return [];
  const type = ownField(of, path) ?? typed(kind, path, value);
  if (type) {
    if (kind === 'legal') type.legal = true;
    const locale = LOCALES.find((one) => path.includes(one)) ?? null;
    return [{ path: path.join('.'), locale, value: value as LeafValue, ...type }];
  }
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([key, inner]) => walk(of, [...path, key], inner));
}

/** Everything of an item that staff can change, in the order of its file. */
export const leavesOf = (kind: ContentKind, item: object): Leaf[] =>
  kind === 'text'
    ? leavesOfTexts(item as TextItem)
    : walk({ kind, isMade: isMade(item) }, [], item);

/** A paragraph is one line: pages know no others. What must not break, as in R$ 15.000, stays so. */
const oneParagraph = (longest: number, fits: (text: string) => boolean) =>
  z
    .string()
    .transform((text) => text.replace(/[ \t\r\n\f\v]+/g, ' ').trim())
    .pipe(z.string().min(1).max(longest).refine(fits));

const oneText = (longest: number, legal: boolean) =>
  oneParagraph(longest, (text) => hasKnownPlaceholders(text) && (!legal || saysWhatExists(text)));

/** i18next would look up what is behind this. */
const NESTED = '$t(';

/** The message of a catalogue: it names what the page fills in, all of it and nothing else. */
const message = (longest: number, filledIn: readonly string[]) =>
  oneParagraph(
    longest,
    (text) => filledInBy(text).join() === filledIn.join() && !text.includes(NESTED),
  );

/** Of a text in the database, with its signs escaped: two languages fit into a row. */
const MOST_STORED_BYTES = 85_000;
const storedBytes = (text: string) => new TextEncoder().encode(JSON.stringify(text)).length;

/** Lines stay as they are: they are signs of Markdown. */
const markdown = (longest: number) =>
  z
    .string()
    .transform((text) => text.replace(/\r\n?/g, '\n').replace(/^\n+|\s+$/g, ''))
    .pipe(
      z
        .string()
        .max(longest)
        .refine((text) => storedBytes(text) <= MOST_STORED_BYTES),
    );

/** What stands for a person or a group of questions in an address. */
const ADDRESS = /^[A-Za-z0-9-]{1,120}$/;

const emptyOr = (schema: z.ZodType<LeafValue>): z.ZodType<LeafValue> =>
  z.union([
    z
      .string()
      .regex(/^\s*$/)
      .transform(() => ''),
    schema,
  ]);

const number = ({ least, most, decimals }: Bounds) =>
  z
    .number()
    .min(least)
    .max(most)
    .multipleOf(decimals === 0 ? 1 : 0.1);

/** What a leaf may be changed to. What it lets through fits the type of its item. */
export function schemaOf(leaf: FieldType): z.ZodType<LeafValue> {
  const { type, longest, bounds, legal = false, options = [], optional = false } = leaf;
  if (bounds) return optional ? number(bounds).nullable() : number(bounds);
  if (leaf.filledIn) return message(longest, leaf.filledIn);
  switch (type) {
    case 'choice':
      return z.enum(optional ? ['', ...options] : options);
    case 'picture':
      return z.string().regex(PICTURE_ID).or(z.literal(''));
    case 'markdown':
      return markdown(longest);
    case 'form':
      return z.uuid().or(z.literal(CONTACT_FORM));
    case 'person':
      return z.string().regex(ADDRESS).or(z.literal(''));
    case 'topic':
      return z.string().regex(ADDRESS);
    case 'languages':
      return z.array(z.enum(LOCALES)).min(1);
    case 'sample':
    case 'confirmed':
      return z.boolean();
    case 'day':
      return optional ? emptyOr(z.iso.date()) : z.iso.date();
    case 'days':
      return z.array(z.iso.date()).max(MOST_LINES);
    case 'list':
      return z
        .array(oneText(longest, legal))
        .min(optional ? 0 : 1)
        .max(MOST_LINES);
    default:
      return optional ? emptyOr(oneText(longest, legal)) : oneText(longest, legal);
  }
}
