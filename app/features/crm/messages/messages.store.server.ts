import type { Transaction } from 'kysely';
import { readBounced } from '#app/features/inbound/bounced-addresses.store.server.ts';
import { mailsOfContactMessages } from '#app/features/inbound/received-mails.store.server.ts';
import { formatBrl } from '#app/i18n/format.ts';
import { DEFAULT_LOCALE, isLocale, type Locale } from '#app/i18n/locale.ts';
import { callRows, callValue, typed } from '#app/platform/database/call-function.server.ts';
import type { DB } from '#app/platform/database/database.types.ts';
import { answersComeIn } from '#app/platform/mail/reply-address.server.ts';
import type { AnswerForMail } from './answer-mail.ts';
import type {
  DraftedMessage,
  MailState,
  MessageSubject,
  MessageTemplate,
  MessageValues,
  Messaging,
  SentMessage,
} from './messages.ts';

type Tx = Transaction<DB>;

/** The values for placeholders, from the database. */
export type Facts = {
  name: string | null;
  company: string | null;
  emails: string[];
  phones: string[];
  product: string | null;
  productName: string | null;
  protocol: string | null;
  locale: string | null;
  dealTitle: string | null;
  dealValue: number | null;
  owner: string | null;
  sender: string | null;
};

/** Messages to a lead, contact or deal, newest first. Refuses with `crm_read_missing`. */
async function readMessages(tx: Tx, subject: MessageSubject): Promise<SentMessage[]> {
  const rows = await callRows(
    tx,
    'public.crm_messages_of',
    { subject: subject.kind, id: subject.id },
    {
      channel: typed<SentMessage['channel']>(),
      direction: typed<SentMessage['direction']>(),
      mailState: typed<MailState | null>(),
      files: typed<SentMessage['files']>(),
    },
  );
  const came = rows.filter(({ direction, channel }) => direction === 'in' && channel === 'mail');
  const mails = await mailsOfContactMessages(
    tx,
    came.map(({ id }) => id),
  );
  return rows.map((row) => ({
    id: row.id,
    channel: row.channel,
    direction: row.direction,
    recipient: row.recipient,
    subject: row.subject,
    body: row.body,
    mailState: row.mailState,
    mailId: row.mailId,
    at: row.at.toISOString(),
    by: row.byName,
    files: row.files,
    mail: mails.get(row.id),
  }));
}

/** The value of each placeholder in a language; empty where there is none. */
export function valuesOf(facts: Facts, locale: Locale): MessageValues {
  const name = facts.name?.trim() ?? '';
  return {
    contact_name: name,
    first_name: name.split(/\s+/)[0] ?? '',
    company: facts.company ?? '',
    product: facts.productName ?? '',
    owner: facts.owner ?? '',
    sender: facts.sender ?? '',
    protocol: facts.protocol ?? '',
    deal_title: facts.dealTitle ?? '',
    // A deal without a price has no value to insert.
    deal_value: Number(facts.dealValue) > 0 ? formatBrl(Number(facts.dealValue), locale) : '',
  };
}

/** Drafts of rules to a lead, or to the contact of a deal. */
async function readDrafted(tx: Tx, { kind, id }: MessageSubject): Promise<DraftedMessage[]> {
  if (kind === 'contact') return [];
  const rows = await tx
    .selectFrom('crm_message_drafts')
    .select(['id', 'channel', 'templateKey'])
    .where(kind === 'lead' ? 'leadId' : 'dealId', '=', id)
    .orderBy('createdAt')
    .execute();
  return rows.map(({ id: draft, channel, templateKey }) => ({
    id: draft,
    channel: channel as DraftedMessage['channel'],
    template: templateKey,
  }));
}

type English = { name?: string; subject?: string; body?: string };

/** Templates in use of a product, those that the person may read. */
export async function readTemplates(tx: Tx, product: string | null): Promise<MessageTemplate[]> {
  if (!product) return [];
  const rows = await tx
    .selectFrom('crm_templates')
    .select(['key', 'channel', 'name', 'subject', 'body', 'translations'])
    .where('product', '=', product)
    .where('isActive', '=', true)
    .orderBy('displayOrder')
    .orderBy('name')
    .execute();
  return rows.map(({ key, channel, name, subject, body, translations }) => {
    const en = ((translations as { en?: English }).en ?? {}) satisfies English;
    return {
      key,
      channel: channel as MessageTemplate['channel'],
      texts: {
        'pt-BR': { name, subject: subject ?? '', body },
        en: { name: en.name || name, subject: en.subject || subject || '', body: en.body || body },
      },
    };
  });
}

/** The data of the composer for a subject, with the messages so far; undefined where the subject is deleted. */
export async function readMessaging(
  tx: Tx,
  subject: MessageSubject,
  product?: string,
): Promise<Messaging | undefined> {
  const answer = await callValue(
    tx,
    'public.message_facts',
    { subject: subject.kind, id: subject.id, product: product ?? null },
    typed<Facts | null>(),
  );
  const facts = answer;
  if (!facts) return undefined;
  return {
    subject,
    emails: facts.emails,
    phones: facts.phones,
    locale: isLocale(facts.locale ?? '') ? (facts.locale as Locale) : DEFAULT_LOCALE,
    values: { 'pt-BR': valuesOf(facts, 'pt-BR'), en: valuesOf(facts, 'en') },
    templates: await readTemplates(tx, facts.product),
    messages: await readMessages(tx, subject),
    drafted: await readDrafted(tx, subject),
    answersComeIn: answersComeIn(),
    bounced: await readBounced(tx, subject),
  };
}

export type MessageForMail = {
  id: string;
  recipient: string;
  subject: string;
  body: string;
  locale: string;
  product: string | null;
  productEmail: string | null;
  author: string | null;
  files: { key: string; name: string; type: string }[];
};

/** A message for its mail; undefined when it has been erased meanwhile. */
export async function readMessageForMail(tx: Tx, id: string): Promise<MessageForMail | undefined> {
  const rows = await callRows(
    tx,
    'private.message_for_mail',
    { id },
    { files: typed<MessageForMail['files']>() },
  );
  return rows[0];
}

/** The last ids of a long conversation are enough: mail programs match any of them. */
const MOST_ANSWERED = 20;
/** Prefixes that mail programs add to the subject of a reply. */
const ANSWER_MARKS = /^(?:\s*(?:re|res|fw|fwd|enc)\s*:)+/i;
const plainSubject = (subject: string | null) =>
  (subject ?? '').replace(ANSWER_MARKS, '').trim().toLowerCase();

/** The message ids of the mails that a message continues, the oldest first: those between us and its
 * recipient under the same subject. */
export async function mailsAnswered(tx: Tx, message: MessageForMail): Promise<string[]> {
  const own = await tx
    .selectFrom('crm_messages')
    .select(['contactId', 'leadId', 'at'])
    .where('id', '=', message.id)
    .executeTakeFirst();
  const about = own?.contactId ? 'contactId' : 'leadId';
  if (!own?.[about]) return [];
  const rows = await tx
    .selectFrom('crm_messages')
    .leftJoin('inbound_mails', 'inbound_mails.crmMessageId', 'crm_messages.id')
    .select(['crm_messages.id', 'direction', 'crm_messages.subject', 'messageId'])
    .where(`crm_messages.${about}`, '=', own[about])
    .where('channel', '=', 'mail')
    .where('recipient', '=', message.recipient)
    .where('at', '<', own.at)
    .orderBy('at', 'desc')
    .limit(MOST_ANSWERED)
    .execute();
  return rows
    .filter(({ subject }) => plainSubject(subject) === plainSubject(message.subject))
    .reverse()
    .flatMap((row) => {
      if (row.direction === 'out') return [`message-${row.id}`];
      return row.messageId ? [row.messageId] : [];
    });
}

/** An answer of a lead or contact, for its mail; undefined when it has been erased meanwhile. */
export async function readAnswerForMail(tx: Tx, id: string): Promise<AnswerForMail | undefined> {
  const rows = await callRows(
    tx,
    'private.answer_for_mail',
    { id },
    { about: typed<AnswerForMail['about']>() },
  );
  return rows[0];
}

/** The address of a message: its lead, else its contact; undefined where both are deleted. */
export async function subjectOfMessage(
  tx: Tx,
  id: string,
): Promise<{ kind: 'lead' | 'contact'; id: string } | undefined> {
  const row = await tx
    .selectFrom('crm_messages')
    .select(['leadId', 'contactId'])
    .where('id', '=', id)
    .executeTakeFirst();
  if (row?.leadId) return { kind: 'lead', id: row.leadId };
  return row?.contactId ? { kind: 'contact', id: row.contactId } : undefined;
}

/** A file of a message, or one of the person's own that waits for it. */
export const readMessageFile = (tx: Tx, id: string) =>
  tx
    .selectFrom('crm_message_files')
    .select(['storageKey', 'originalName', 'contentType', 'size'])
    .where('id', '=', id)
    .executeTakeFirst();
