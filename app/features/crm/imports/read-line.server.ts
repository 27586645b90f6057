import type { CustomField, FieldValue } from '#app/features/custom-fields/custom-field.ts';
import { readTypedValue } from '#app/features/custom-fields/read-typed-value.ts';
import { lacksNinthDigit, phoneIn } from '#app/platform/phone.server.ts';
import { cleanLine } from '#app/platform/text/clean-line.ts';
import { type MoneyError, parseMoney } from '#app/platform/text/parse-money.ts';
import { whatsappIn } from '#app/platform/text/whatsapp.ts';
import { cnpjIn } from './cnpj.ts';
import { UNREADABLE } from './csv.server.ts';
import { type ImportField, type Mapping, ownFieldOf, plainWords } from './import-fields.ts';
import { emailsIn, phonesIn, stateIn } from './read-cells.ts';

/** Names that cells may refer to. */
export type Ground = {
  /** Open stages of the pipeline, by their plain names. */
  stages: ReadonlyMap<string, { id: string; needsValue: boolean }>;
  /** Sources, by their plain names and those of their products. */
  sources: ReadonlyMap<string, string>;
  /** Fields of contacts that staff defined, by their keys. */
  fields: ReadonlyMap<string, CustomField>;
};

export type ReadLine = {
  /** The values of the line, as `check_import_lines` expects them. */
  fields: Record<string, unknown>;
  /** `field:code` of each error. */
  remarks: string[];
  /** It cannot be imported as it is. */
  problem: boolean;
};

const LONGEST = { name: 200, company: 200, job: 120, city: 120, deal_title: 200, note: 2000 };
const LONGEST_PHONE = 40;
/** Below that many digits two people would share a number: private.phone_key() gives it no key. */
const FEWEST_DIGITS = 8;

const textsOf = (cells: readonly string[], mapping: Mapping, field: ImportField) =>
  cells.flatMap((cell, at) => {
    const text = mapping[at] === field ? cell.trim() : '';
    return text === '' ? [] : [text];
  });

/** The values of a line's cells, in the form in which they are stored. */
export function readLine(cells: readonly string[], mapping: Mapping, ground: Ground): ReadLine {
  const remarks: string[] = [];
  const wrong: string[] = [];
  const texts = (field: ImportField) => textsOf(cells, mapping, field);
  const text = (field: keyof typeof LONGEST, given = texts(field).join('\n')) => {
    const cleaned = field === 'note' ? given : cleanLine(given);
    if (cleaned.length > LONGEST[field]) remarks.push(`${field}:cut`);
    return cleaned.slice(0, LONGEST[field]).trim() || undefined;
  };

  const { emails, phones, whatsapps, unverified, extensions, reaches } = waysIn(texts, remarks);
  // Alone it is no way to a person, and does not go in as it was typed.
  const invalid = reaches ? -1 : remarks.indexOf('phone:invalid');
  if (invalid >= 0) remarks[invalid] = 'phone:short';
  if (!reaches) wrong.push(remarks[0] ?? 'contact:no_way');
  if (cells.slice(mapping.length).some((cell) => cell.trim() !== '')) wrong.push('cells:more');

  const names = [texts('first_name')[0], texts('last_name')[0]].filter(Boolean).join(' ');
  const fields = {
    emails,
    phones,
    whatsapps: whatsapps.length > 0 ? whatsapps : undefined,
    unverified: unverified.length > 0 ? unverified : undefined,
    name: text('name', texts('name')[0] ?? names),
    job: text('job'),
    ...companyIn(texts, text, remarks),
    source: sourceIn(texts, ground, remarks),
    owner_email: texts('owner')[0]?.toLowerCase().slice(0, 254),
    deal: dealIn(texts, text, ground, wrong),
    note: text('note', [...texts('note'), ...extensions].join('\n')),
    custom: customIn(cells, mapping, ground, wrong),
  };
  if (cells.some((cell) => cell.includes(UNREADABLE))) remarks.push('cells:unreadable');
  const all = [...new Set([...remarks, ...wrong])];
  return { fields, remarks: all, problem: wrong.length > 0 };
}

/** The values of custom fields by their ids; undefined where no column holds one. */
function customIn(
  cells: readonly string[],
  mapping: Mapping,
  { fields }: Ground,
  wrong: string[],
): Record<string, FieldValue> | undefined {
  const found: Record<string, FieldValue> = {};
  for (const [at, cell] of cells.entries()) {
    const field = fields.get(ownFieldOf(mapping[at] ?? '') ?? '');
    if (!field || cell.trim() === '') continue;
    const value = readTypedValue(field, field.type === 'choices' ? cell.split(/[;,|]/) : [cell]);
    if (value === undefined) wrong.push(`field:${field.key}`);
    else if (value !== null) found[field.id] = value;
  }
  return Object.keys(found).length > 0 ? found : undefined;
}

type Texts = (field: ImportField) => string[];
type Text = (field: keyof typeof LONGEST) => string | undefined;

function waysIn(texts: Texts, remarks: string[]) {
  const found = texts('email').map(emailsIn);
  if (found.some(({ long }) => long)) remarks.push('email:long');
  if (found.some(({ odd }) => odd)) remarks.push('email:invalid');
  const emails = [...new Set(found.flatMap(({ emails: some }) => some))];
  const ways = texts('phone').flatMap(phonesIn);
  // Columns of telephones hold what WhatsApp shows instead of a number too.
  const whatsapps = [...new Set(ways.flatMap((one) => whatsappIn(one) ?? []))];
  const typed = ways.filter((one) => !whatsappIn(one));
  const numbers: string[] = [];
  const unverified: string[] = [];
  const extensions: string[] = [];
  for (const one of typed) {
    const phone = phoneIn(one);
    if (phone) {
      numbers.push(phone.number);
      // A number has no room for its extension.
      if (phone.extension) extensions.push(one);
    } else if (one.length > LONGEST_PHONE) {
      remarks.push('phone:long');
    } else {
      remarks.push(lacksNinthDigit(one) ? 'phone:no_ninth' : 'phone:invalid');
      unverified.push(one);
    }
  }
  const phones = [...new Set([...numbers, ...unverified])];
  const matches = phones.some(
    (one) => one.replace(/\D/g, '').replace(/^0+/, '').length >= FEWEST_DIGITS,
  );
  const reaches = emails.length > 0 || whatsapps.length > 0 || matches;
  return { emails, phones, whatsapps, unverified, extensions, reaches };
}

function companyIn(texts: Texts, text: Text, remarks: string[]) {
  const [typed] = texts('cnpj');
  const cnpj = typed === undefined ? undefined : cnpjIn(typed);
  if (typed !== undefined && cnpj === undefined) remarks.push('cnpj:invalid');
  const [region] = texts('state');
  const state = region === undefined ? undefined : stateIn(region);
  if (region !== undefined && state === undefined) remarks.push('state:unknown');
  const company = text('company');
  const city = text('city');
  if (company === undefined) {
    if (cnpj !== undefined) remarks.push('company:missing');
    return {};
  }
  return { company, cnpj, city, state };
}

function sourceIn(texts: Texts, { sources }: Ground, remarks: string[]) {
  const [typed] = texts('source');
  const source = typed === undefined ? undefined : sources.get(plainWords(typed));
  if (typed !== undefined && source === undefined) remarks.push('source:unknown');
  return source;
}

const VALUE_REMARKS: Readonly<Record<MoneyError, string>> = {
  unreadable: 'value:invalid',
  negative: 'value:negative',
  decimals: 'value:decimals',
  too_large: 'value:too_large',
};

function dealIn(texts: Texts, text: Text, { stages }: Ground, wrong: string[]) {
  const [amount, name] = [texts('deal_value')[0], texts('deal_stage')[0]];
  const title = text('deal_title');
  if (amount === undefined && name === undefined && title === undefined) return undefined;
  const money = amount === undefined ? undefined : parseMoney(amount);
  const value = money && 'cents' in money ? money.cents / 100 : undefined;
  if (money && 'error' in money) wrong.push(VALUE_REMARKS[money.error]);
  const stage = name === undefined ? undefined : stages.get(plainWords(name));
  if (name !== undefined && !stage) wrong.push('stage:unknown');
  if (stage?.needsValue && !value && !(money && 'error' in money)) wrong.push('value:needed');
  return { title, value, stage: stage?.id };
}
