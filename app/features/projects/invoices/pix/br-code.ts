import { crcOf } from './crc.ts';
import { fieldsIn, type Read, written } from './fields.ts';

/** Who of the accounts of Brazil reads what follows, by the manual of the Banco Central. */
const PIX = 'br.gov.bcb.pix';
const REAL = '986';
const LONGEST_NAME = 25;
const LONGEST_CITY = 15;
/** The value of a code without a transaction id. */
const NO_TRANSACTION = '***';

export type Receiver = { key: string; name: string; city: string };
type Wanted = Receiver & { cents: number; transaction?: string; note?: string };

/** A text in the signs that banks read, and no longer than they do. */
export const asciiUpTo = (text: string, most: number): string =>
  text
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .replace(/[^ -~]+/g, ' ')
    .replace(/ +/g, ' ')
    .trim()
    .slice(0, most)
    .trim();

export const receiverName = (text: string) => asciiUpTo(text, LONGEST_NAME);
export const receiverCity = (text: string) => asciiUpTo(text, LONGEST_CITY);

/** The letters and figures of a number, as transactions are named. */
const transactionOf = (text: string | undefined) =>
  text?.replace(/[^0-9A-Za-z]/g, '').slice(0, 25) || NO_TRANSACTION;

const amountOf = (cents: number) => (cents / 100).toFixed(2);

/** What the account may say besides its key, as far as there is room. */
function accountOf({ key, note }: Pick<Wanted, 'key' | 'note'>): string {
  const bare = written([
    ['00', PIX],
    ['01', key],
  ]);
  const room = 99 - bare.length - 4;
  const message = note && room > 0 ? asciiUpTo(note, room) : '';
  return message ? bare + written([['02', message]]) : bare;
}

/** Pix "copia e cola" of an amount to a key, with its check at the end. */
export function brCodeOf({ key, name, city, cents, transaction, note }: Wanted): string {
  const body = written([
    ['00', '01'],
    ['26', accountOf({ key, ...(note && { note }) })],
    ['52', '0000'],
    ['53', REAL],
    ['54', amountOf(cents)],
    ['58', 'BR'],
    ['59', receiverName(name)],
    ['60', receiverCity(city)],
    ['62', written([['05', transactionOf(transaction)]])],
  ]);
  const checked = `${body}6304`;
  return checked + crcOf(checked);
}

export type PixMistake =
  | 'shape'
  | 'check'
  | 'account'
  | 'currency'
  | 'receiver'
  | 'amount'
  /** Letters with accents, which banks count in different ways. */
  | 'accents'
  /** The receiver's name or city is longer than banks read. */
  | 'long'
  | 'decimals'
  | 'transaction';
export type PixCode = {
  /** Null where the bank gives key and amount at the time of payment. */
  key: string | null;
  /** The URL at which the bank gives them. */
  location: string | null;
  /** Null where the code names none. */
  cents: number | null;
  name: string;
  city: string;
  transaction: string | null;
};

const AMOUNT = /^(?:0|[1-9]\d{0,9})(?:\.\d{2})?$/;
const TRANSACTION = /^(?:\*{3}|[0-9A-Za-z]{1,25})$/;
const centsIn = (amount: string) => Math.round(Number(amount) * 100);

function accountIn(fields: ReadonlyMap<string, string>): Read | undefined {
  for (let id = 26; id <= 51; id += 1) {
    const inner = fieldsIn(fields.get(String(id)) ?? '');
    if (inner?.get('00')?.toLowerCase() === PIX) return inner;
  }
  return undefined;
}

/**
 * A code as it was copied out of a mail or a document, in one line: without breaks and marks of no width,
 * its check in capitals.
 */
export const joinedPixCode = (text: string): string =>
  text
    .replace(/[\r\n\t\p{Cf}\u2028\u2029]/gu, '')
    .replace(/\p{Zs}/gu, ' ')
    .trim()
    .replace(/[\da-f]{4}$/i, (check) => check.toUpperCase());

/** What is wrong with the fields of a code whose account and check are right. */
function contentMistake(fields: Read, transaction: string | undefined): PixMistake | undefined {
  if (fields.get('53') !== REAL || fields.get('58') !== 'BR') return 'currency';
  const [name = '', city = ''] = [fields.get('59'), fields.get('60')];
  if (!name || !city) return 'receiver';
  if (name.length > LONGEST_NAME || city.length > LONGEST_CITY) return 'long';
  if (!AMOUNT.test(fields.get('54') ?? '0')) return 'decimals';
  return TRANSACTION.test(transaction ?? NO_TRANSACTION) ? undefined : 'transaction';
}

/** Reads a code in one line, as `joinedPixCode` gives it; what is wrong with it where it is none. */
export function brCodeIn(text: string): PixCode | { mistake: PixMistake } {
  if (text.startsWith('000201') && /[^ -~]/.test(text)) return { mistake: 'accents' };
  const fields = fieldsIn(text);
  if (fields?.get('00') !== '01' || [...fields.keys()].at(-1) !== '63') {
    return { mistake: 'shape' };
  }
  if (crcOf(text.slice(0, -4)) !== fields.get('63')) return { mistake: 'check' };
  const account = accountIn(fields);
  const key = account?.get('01') ?? null;
  if (!account || (!key && !account.get('25'))) return { mistake: 'account' };
  const transaction = fieldsIn(fields.get('62') ?? '')?.get('05');
  const mistake = contentMistake(fields, transaction);
  if (mistake) return { mistake };
  const amount = fields.get('54');
  return {
    key,
    location: account.get('25') ?? null,
    cents: amount === undefined ? null : centsIn(amount),
    name: fields.get('59') ?? '',
    city: fields.get('60') ?? '',
    transaction: transaction && transaction !== NO_TRANSACTION ? transaction : null,
  };
}

/** What keeps a typed code from being the one of an invoice; undefined where nothing does. */
export function mistakeOfPix(text: string, cents: number): PixMistake | undefined {
  const code = brCodeIn(text);
  if ('mistake' in code) return code.mistake;
  return code.cents === null || code.cents === cents ? undefined : 'amount';
}

/** The key that a code pays, or the URL at which its bank gives it; equal to `private.pix_receiver()`. */
export const receiverOf = ({ key, location }: Pick<PixCode, 'key' | 'location'>): string =>
  key ?? location ?? '?';

/** Whether a code pays the company's Pix key. */
export const isOwnReceiver = (
  code: Pick<PixCode, 'key' | 'location'>,
  ownKey: string | undefined,
) => ownKey !== undefined && receiverOf(code).toLowerCase() === ownKey.toLowerCase();
