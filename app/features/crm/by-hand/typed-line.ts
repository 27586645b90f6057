import { foldText } from '#app/i18n/fold-text.ts';
import { cleanLine } from '#app/platform/text/clean-line.ts';
import { parseReais } from '#app/platform/text/parse-money.ts';
import { whatsappIn } from '#app/platform/text/whatsapp.ts';

/** Kinds that may be created by hand. */
export const BY_HAND = ['lead', 'contact', 'deal', 'ticket'] as const;
export type ByHand = (typeof BY_HAND)[number];

/** The parts of one line, each as it was typed; `rest` has everything else. */
export type Typed = {
  name: string;
  email: string;
  phone: string;
  /** A user name or user id that WhatsApp shows instead of a number. */
  whatsapp: string;
  company: string;
  /** In reais; undefined where none was typed. */
  value: number | undefined;
  rest: string;
};

/** Longer than anyone types in one line, and short enough for a note to hold all of it. */
export const LONGEST_LINE = 1000;

const EMAIL = /[^\s@"<>(),;:|\\]+@[^\s@"<>(),;:|\\]+\.[^\s@"<>(),;:|\\.]{2,}/g;
/** Areas of Brazil, then a mobile number of nine figures or a fixed one of eight. */
const AREA = '(?:[14689][1-9]|2[12478]|3[1234578]|5[1345]|7[134579])';
const BRAZIL = new RegExp(
  String.raw`(?<![\d/+])(?<!\d[.-])(?:\+?55[ .-]?)?(?:\(0?${AREA}\)|0?${AREA})[ .-]?` +
    String.raw`(?:9[ .]?\d{4}|[2-5]\d{3})[ .-]?\d{4}(?![\d/]|[.-]\d)`,
  'g',
);
const ABROAD = /(?<![\d+])\+(?:\d[ .()-]{0,2}){7,14}\d(?!\d)/g;
/** Of other networks a name stays in the rest. */
const WHATSAPP =
  /(?<![\w.@])(?<!(?:insta|instagram|ig|twitter|x|tiktok|linkedin|telegram)\s?:?\s?)(?:@[a-z0-9._]{2,34}[a-z0-9_]|[a-z]{2}\.(?=[a-z0-9]*\d)[a-z0-9]{8,128})(?![\w@])/gi;
const MONEY =
  /(?:(?:R\$|BRL) ?(\d+(?:[.,]\d+)*)|(?<![\w.,])(\d+(?:[.,]\d+)*)(?= ?(?:mil|milh(?:ão|ao|ões|oes)|reais|k)(?![\p{L}\d])))(?: ?(mil|milh(?:ão|ao|ões|oes)|k)(?![\p{L}\d]))?(?: ?(?:de )?reais(?![\p{L}\d]))?/giu;

/** Marks a removed part; no keyboard types it. */
const GAP = '\uE000';
const TIMES: Readonly<Record<string, number>> = { k: 1000, mil: 1000 };

/** Removes the first accepted match from a text. */
function extract<Found>(
  text: string,
  pattern: RegExp,
  read: (match: RegExpMatchArray) => Found | undefined,
): { found: Found | undefined; left: string } {
  for (const match of text.matchAll(pattern)) {
    const found = read(match);
    if (found === undefined) continue;
    const after = match.index + match[0].length;
    return { found, left: `${text.slice(0, match.index)}${GAP}${text.slice(after)}` };
  }
  return { found: undefined, left: text };
}

function worth([, marked, bare, unit]: RegExpMatchArray): number | undefined {
  const amount = parseReais(marked ?? bare ?? '');
  if (amount === undefined) return undefined;
  const times = unit ? (TIMES[unit.toLowerCase()] ?? 1_000_000) : 1;
  const value = Math.round(amount * times * 100) / 100;
  return value <= 999_999_999_999 ? value : undefined;
}

/** Labels that people write before a value. */
const LABELS = {
  name: /^(?:nome|name|contato|contact)\s*:\s*/i,
  company: /^(?:empresa|company|cliente|client)\s*:\s*/i,
  rest: /^(?:notas?|obs|note|assunto|t[íi]tulo|title|about)\s*:\s*/i,
};
/** A label that remains when its value has been removed. */
const BARE =
  /^(?:e-?mail|tel|telefone|fone|cel|celular|phone|mobile|whats(?:app)?|zap|valor|value)\.?\s*:?$/i;

const LEGAL =
  /(?:^|\s)(?:ltda|s\/?\.?a|me|mei|epp|eireli|inc|llc|ltd|gmbh|corp|cia|companhia|company)\.?$/i;
const SMALL = new Set(['da', 'de', 'do', 'das', 'dos', 'e', 'of', 'and', 'the', '&']);
const FREE =
  /^(?:gmail|googlemail|hotmail|outlook|live|msn|yahoo|ymail|icloud|me|uol|bol|terra|ig|globo|globomail|r7|proton|protonmail|zipmail)$/;

const wordsOf = (text: string) => text.split(/\s+/);
const bare = (text: string) => foldText(text).replace(/[^\p{L}\d]/gu, '');

/** Words in the form of names: without figures, few, and of each that counts the first letter is a capital. */
const isNamed = (text: string) =>
  text.length <= 200 &&
  wordsOf(text).length <= 6 &&
  wordsOf(text).every((word) => SMALL.has(word.toLowerCase()) || /^\p{Lu}/u.test(word));
const isPerson = (text: string) =>
  /^[\p{L}\p{M}.'’ -]+$/u.test(text) && !LEGAL.test(text) && wordsOf(text).length <= 6;

/** Whether an address ends in the name of a company, as ana@acme.com.br does in Acme Ltda. */
function isOfDomain(text: string, email: string): boolean {
  const [domainName = ''] = (email.split('@')[1] ?? '').split('.');
  const name = bare(text.replace(LEGAL, ''));
  return (
    Math.min(name.length, domainName.length) > 2 &&
    !FREE.test(domainName) &&
    (bare(domainName).startsWith(name) || name.startsWith(bare(domainName)))
  );
}

/** Removes the first accepted part from the list. */
function pick(parts: string[], fits: (part: string) => boolean): string {
  const at = parts.findIndex(fits);
  return at < 0 ? '' : (parts.splice(at, 1)[0] ?? '');
}
const labelled = (parts: string[], label: RegExp) =>
  pick(parts, (part) => label.test(part) && part.replace(label, '').length <= 200).replace(
    label,
    '',
  );

/**
 * Parses one typed line, “Ana Souza, 11 98765-4321, ana@acme.com.br, Acme Ltda, R$ 12.000, site novo”: in
 * any order, with commas or without. Whatever is not recognized is the rest; no word is lost. A contact and
 * a ticket have no value: there it stays in the rest.
 */
export function readTyped(line: string, what: ByHand): Typed {
  const text = cleanLine(line.slice(0, LONGEST_LINE).replaceAll(GAP, ' ')).replace(/\s+/g, ' ');
  const mail = extract(text, EMAIL, ([found]) => (found.length <= 254 ? found : undefined));
  const handle = extract(mail.left, WHATSAPP, ([found]) => whatsappIn(found));
  const inland = extract(handle.left, BRAZIL, ([found]) => found);
  const dial = inland.found ? inland : extract(handle.left, ABROAD, ([found]) => found);
  const money =
    what === 'contact' || what === 'ticket'
      ? { found: undefined, left: dial.left }
      : extract(dial.left, MONEY, worth);
  const email = (mail.found ?? '').toLowerCase();
  const [first = '', ...others] = money.left
    .split(/[,;|\uE000<>]| [-–—] /)
    .map((part) => part.trim().replace(/^[:"()]+\s*|\s*[:"()]+$/g, ''));
  const parts = [first, ...others].filter((part) => part !== '' && !BARE.test(part));

  let name = labelled(parts, LABELS.name);
  let company = labelled(parts, LABELS.company);
  company ||= pick(parts, (part) => LEGAL.test(part) && part.length <= 200);
  company ||= pick(
    parts,
    (part) => part !== first && part.length <= 200 && isOfDomain(part, email),
  );
  const persons = parts.filter((part) => part.length <= 200 && isPerson(part));
  // A quickly typed name may have no capitals: then the first words are the name.
  const called =
    persons.find((part) => isNamed(part) && part.includes(' ')) ??
    persons.find((part) => part === first && wordsOf(part).length <= 4) ??
    persons.find(isNamed);
  name ||= called === undefined ? '' : pick(parts, (part) => part === called);
  company ||= name === '' ? '' : pick(parts, isNamed);
  const rest = parts.map((part) => part.replace(LABELS.rest, '')).filter(Boolean);
  return {
    name,
    email,
    phone: dial.found ?? '',
    whatsapp: handle.found ?? '',
    company,
    value: money.found,
    rest: rest.join(', '),
  };
}
