import { cleanEmail, cleanLine } from '#app/platform/text/clean-line.ts';
import { uuidIn } from '#app/ui/uuid.ts';
import { BY_HAND, type ByHand, LONGEST_LINE, readTyped } from './typed-line.ts';

/** The parsed fields of a line, each editable. */
export const FIELDS = [
  'name',
  'email',
  'phone',
  'whatsapp',
  'company',
  'value',
  'title',
  'note',
] as const;
export type Field = (typeof FIELDS)[number];
export type Fields = Readonly<Record<Field, string>>;

/** The fields of each kind; values of other fields go to the note. */
export const FIELDS_OF: Readonly<Record<ByHand, readonly Field[]>> = {
  lead: ['name', 'email', 'phone', 'whatsapp', 'company', 'value', 'note'],
  contact: ['name', 'email', 'phone', 'whatsapp', 'company', 'note'],
  deal: ['name', 'email', 'phone', 'whatsapp', 'company', 'value', 'title', 'note'],
  ticket: ['name', 'email', 'phone', 'whatsapp', 'title', 'note'],
};

/** The most characters of a field. */
export const LONGEST: Readonly<Record<Field, number>> = {
  name: 200,
  email: 254,
  phone: 40,
  whatsapp: 140,
  company: 200,
  value: 40,
  title: 200,
  note: 1500,
};

/** An amount as it is typed here: 12.000, or 12.000,50. */
function amountText(value: number | undefined): string {
  if (value === undefined) return '';
  const [whole = '', cents] = (Number.isInteger(value) ? `${value}` : value.toFixed(2)).split('.');
  const grouped = whole.replace(/\B(?=(?:\d{3})+$)/g, '.');
  return cents ? `${grouped},${cents}` : grouped;
}

const trimmed = (text: string) => text.trim();
const CLEAN: Readonly<Record<Field, (text: string) => string>> = {
  ...{ name: cleanLine, company: cleanLine, title: cleanLine, email: cleanEmail },
  ...{ phone: trimmed, whatsapp: trimmed, value: trimmed, note: trimmed },
};

/** The fields of a line, for the kind that is created from it. */
export function fieldsOf(line: string, what: ByHand): Fields {
  const { value, rest, ...message } = readTyped(line, what);
  const titled = (what === 'deal' || what === 'ticket') && rest.length <= LONGEST.title;
  // A ticket is for a person: their company is known from the contact, or goes into the note.
  const company = what === 'ticket' ? '' : message.company;
  const note = [company === message.company ? '' : message.company, titled ? '' : rest];
  return {
    ...message,
    company,
    value: amountText(value),
    title: titled ? rest : '',
    note: note.filter(Boolean).join(', '),
  };
}

/** Input in fields that another kind does not have goes into its note. */
export function carried(edits: Partial<Fields>, what: ByHand, line: string): Partial<Fields> {
  const has = FIELDS_OF[what];
  const strays = FIELDS.filter((field) => edits[field] && !has.includes(field));
  if (strays.length === 0) return edits;
  const note = [edits.note ?? fieldsOf(line, what).note, ...strays.map((field) => edits[field])];
  return {
    ...Object.fromEntries(Object.entries(edits).filter(([field]) => has.includes(field as Field))),
    note: note.filter(Boolean).join(', '),
  };
}

type Sent = {
  line: string;
  what: ByHand;
  /** The line, and the kind, from which the posted fields were filled. */
  seen: string;
  seenAs: ByHand;
  given: Partial<Fields>;
};

/**
 * The fields of a form posted without scripts: corrected ones stay, the others are parsed again from the
 * line.
 */
function settled({ line, what, seen, seenAs, given }: Sent): Fields {
  const before = fieldsOf(seen, seenAs);
  const edits = Object.fromEntries(
    FIELDS.flatMap((field) => {
      const typed = given[field] === undefined ? undefined : CLEAN[field](given[field]);
      return typed === undefined || typed === before[field] ? [] : [[field, typed]];
    }),
  ) as Partial<Fields>;
  const fields = { ...fieldsOf(line, what), ...carried(edits, what, line) };
  const has = FIELDS_OF[what];
  return Object.fromEntries(
    FIELDS.map((field) => [field, has.includes(field) ? fields[field] : '']),
  ) as Fields;
}

/** An existing contact with the e-mail, the telephone or the name at WhatsApp. */
export type Known = {
  id: string;
  name: string;
  email: string;
  phone: string;
  company: string;
  by: 'email' | 'phone' | 'whatsapp';
};

/** The posted values, as the form has them. */
export type Entry = Fields & {
  line: string;
  what: ByHand;
  product: string;
  owner: string;
  /** Of a ticket. */
  project: string;
  /** The chosen contact; `new` for another person with the same telephone. */
  contact: string;
};

/** Refusal codes of an entry. */
export type EntryCode =
  | 'nobody'
  | 'email'
  | 'phone'
  | 'whatsapp'
  | 'value'
  | 'owner'
  | 'known'
  | 'hidden'
  | 'pipeline'
  | 'title'
  | 'project';

/** The contacts with the posted e-mail or telephone. */
export type EntryDetails = { known: readonly Known[] };

type Values = Readonly<Record<string, string | undefined>>;
const LONGEST_TEXT = 5000;
const LONGEST_PRODUCT = 40;

/** A text, or an empty one where it is too long to be typed. */
const upTo = (most: number, text = '') => (text.length > most ? '' : text);
const kindIn = (text: string | undefined): ByHand => BY_HAND.find((one) => one === text) ?? 'lead';

/** The entry in the values of a form, whose fields scripts have filled or not. */
export function entryIn(values: Values): Entry {
  const line = upTo(LONGEST_LINE, values['line']);
  const what = kindIn(values['what']);
  const given: Partial<Fields> = Object.fromEntries(
    FIELDS.flatMap((field) => {
      const text = values[field];
      return text === undefined || text.length > LONGEST_TEXT ? [] : [[field, text]];
    }),
  );
  const seen = upTo(LONGEST_LINE, values['seen']);
  const seenAs = kindIn(values['seenAs']);
  return {
    line,
    what,
    product: upTo(LONGEST_PRODUCT, values['product']),
    project: uuidIn(values['project']) ?? '',
    owner: uuidIn(values['owner']) ?? '',
    contact: values['contact'] === 'new' ? 'new' : (uuidIn(values['contact']) ?? ''),
    ...settled({ line, what, seen, seenAs, given }),
  };
}
