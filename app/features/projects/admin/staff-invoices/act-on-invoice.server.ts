import { randomBytes } from 'node:crypto';
import type { Transaction } from 'kysely';
import { z } from 'zod';
import { asPerson } from '#app/access/guard.server.ts';
import type { Permission } from '#app/access/permissions.ts';
import type { Person } from '#app/platform/database/actor.server.ts';
import type { DB } from '#app/platform/database/database.types.ts';
import { sqlState } from '#app/platform/database/errors.server.ts';
import { settleFileLater } from '#app/platform/files/settle-file.server.ts';
import { storage } from '#app/platform/files/storage.server.ts';
import type { Upload } from '#app/platform/files/uploads.server.ts';
import { typedDay } from '#app/platform/http/typed-day.ts';
import { wakeWorker } from '#app/platform/jobs/jobs.server.ts';
import { INVOICE_FILES, PAID_HOW } from '../../invoices/invoices.ts';
import { brCodeOf } from '../../invoices/pix/br-code.ts';
import {
  cancelInvoice,
  type Draft,
  issueInvoice,
  type KeptFile,
  payInvoice,
  readPixKey,
  saveInvoice,
  unpayInvoice,
} from './invoice-acts.store.server.ts';
import { readInvoice } from './staff-invoices.store.server.ts';
import { INVOICE_ACTS, type InvoiceAct, type InvoiceReply, type Why } from './staff-invoices.ts';
import { draftIn } from './typed-invoice.ts';

type Tx = Transaction<DB>;
type Texts = Readonly<Record<string, string>>;
type Key = { id: string; revision: number };
type Answer = { reply: InvoiceReply; status: number };

/** What the database refuses with, by its word or else by its state. */
const WORDS: Readonly<Record<string, Why>> = {
  invoice_changed: 'changed',
  invoice_issued: 'issued',
  invoice_cancelled: 'cancelled',
  invoice_late: 'late',
  invoice_without_way: 'way',
  invoice_not_issued: 'not-issued',
  invoice_not_paid: 'not-paid',
  invoice_paid: 'paid',
  date_ahead: 'ahead',
  cause_missing: 'cause',
  receiver_unconfirmed: 'receiver',
};
const STATES: Readonly<Record<string, Why>> = {
  '42501': 'forbidden',
  '23503': 'gone',
  '23514': 'invalid',
};
const STATUS: Partial<Record<Why, number>> = { forbidden: 403, gone: 404, invalid: 422, file: 422 };

/** Why the database refused; undefined for what is a crash. */
function whyOf(error: unknown): Why | undefined {
  const named = error instanceof Error ? WORDS[error.message] : undefined;
  return named ?? STATES[sqlState(error) ?? ''];
}

/** What each act needs, before the database looks once more. */
const NEEDS: Readonly<Record<InvoiceAct, Permission>> = {
  save: 'financial:update',
  issue: 'financial:approve',
  pay: 'financial:approve',
  unpay: 'financial:approve',
  cancel: 'financial:update',
};

const payment = z.object({ on: typedDay, how: z.enum(PAID_HOW) });

/** The Pix of an invoice that has none typed, to the key that counts today. */
async function pixFor(tx: Tx, id: string): Promise<string | null> {
  const invoice = await readInvoice(tx, id);
  const key = invoice && !invoice.pix ? await readPixKey(tx) : undefined;
  if (!invoice || !key) return null;
  const { number, cents } = invoice;
  return brCodeOf({ ...key, cents, transaction: `FAT${number}` });
}

async function perform(
  tx: Tx,
  { id, revision }: Key,
  act: Exclude<InvoiceAct, 'save'>,
  texts: Texts,
): Promise<InvoiceAct | 'already' | 'invalid'> {
  const cause = (texts['cause'] ?? '').trim();
  switch (act) {
    case 'issue': {
      const pix = await pixFor(tx, id);
      const receiver = texts['receiver'] || null;
      const outcome = await issueInvoice(tx, { id, revision, pix, receiver });
      return outcome === 'issued' ? 'issue' : 'already';
    }
    case 'pay': {
      const paid = payment.safeParse(texts);
      if (!paid.success) return 'invalid';
      return (await payInvoice(tx, { id, ...paid.data })) === 'paid' ? 'pay' : 'already';
    }
    case 'unpay':
      await unpayInvoice(tx, id, cause);
      return 'unpay';
    default:
      await cancelInvoice(tx, id, cause);
      return 'cancel';
  }
}

/** The document that came along; undefined where none did, and false where it is none. */
async function keepFile({ files, tooMany }: Upload): Promise<KeptFile | undefined | false> {
  const [file] = files;
  if (!file && !tooMany) return undefined;
  const isFit = file && file.size > 0 && !file.tooLarge && file.type === INVOICE_FILES.type;
  if (tooMany || !isFit) return false;
  const key = `invoices/${randomBytes(32).toString('hex')}`;
  const { place, name, size, sha256 } = file;
  await settleFileLater('invoice.settle-file', key);
  await storage().keep(key, { place, size, sha256, contentType: INVOICE_FILES.type });
  return { key, name, size };
}

/** Keeps a draft with its document; a file whose draft was refused goes. */
async function saveWithFile(
  person: Person,
  key: Key,
  draft: Draft,
  upload: Upload,
): Promise<Why | undefined> {
  const file = await keepFile(upload);
  if (file === false) return 'file';
  const drops = upload.texts.get('drop') === 'on';
  try {
    await asPerson(person, (tx) =>
      saveInvoice(tx, key, draft, file ?? (drops ? 'none' : undefined)),
    );
  } catch (error) {
    if (file) await storage().remove(file.key);
    throw error;
  }
  return undefined;
}

const textsIn = ({ texts }: Upload): Texts =>
  Object.fromEntries(
    [...texts].flatMap(([name, value]) => (typeof value === 'string' ? [[name, value]] : [])),
  );

/** A post about an invoice: the database looks at who may, and holds the invoice meanwhile. */
export async function actOnInvoice(
  person: Person,
  id: string,
  upload: Upload,
  permissions: ReadonlySet<Permission>,
): Promise<Answer> {
  const texts = textsIn(upload);
  const act = INVOICE_ACTS.find((one) => one === texts['intent']) ?? null;
  const revision = Number(texts['revision']);
  const refused = (why: Why, mistakes = {}): Answer => ({
    reply: { done: false, act, why, mistakes, typed: texts },
    status: STATUS[why] ?? 409,
  });
  if (!act || !Number.isInteger(revision) || revision < 0) return refused('invalid');
  const need = act === 'save' && revision === 0 ? 'financial:create' : NEEDS[act];
  if (!permissions.has(need)) return refused('forbidden');
  const key = { id, revision };
  try {
    if (act === 'save') {
      const draft = draftIn(texts);
      if ('mistakes' in draft) return refused('invalid', draft.mistakes);
      const why = await saveWithFile(person, key, draft, upload);
      if (why) return refused(why);
      wakeWorker();
      return { reply: { done: 'save' }, status: 200 };
    }
    const done = await asPerson(person, (tx) => perform(tx, key, act, texts));
    if (done === 'invalid') return refused('invalid');
    return { reply: { done }, status: 200 };
  } catch (error) {
    const why = whyOf(error);
    if (!why) throw error;
    return refused(why);
  }
}
