import { mkdir, rename, writeFile } from 'node:fs/promises';
import path from 'node:path';
import type Mail from 'nodemailer/lib/mailer/index.js';
import { insideActor, takeTurn } from '#app/platform/database/database.server.ts';
import { settings } from '#app/platform/env.server.ts';
import { TurnMissed } from '#app/platform/jobs/turn-missed.server.ts';
import { noteDelivered, wasDelivered } from './delivered-mails.server.ts';
import { mailContext } from './mail-context.server.ts';
import { smtpUrl } from './mail-servers.server.ts';
import { composeAtOnce, sendSource } from './mail-source.server.ts';
import type { Message } from './message.ts';
import { messageIdOf } from './message-id.server.ts';
import { RecipientRefused, refusalOf } from './recipient-refused.server.ts';

/** The folder of mails without an SMTP server, one `.eml` file each. */
export const mailboxFolder = () => path.join(settings().DATA_DIR, 'mailbox');

/** Connections to the mail server at once. */
const MOST_CONNECTIONS = 3;
/** How long a connection waits for another mail, in milliseconds. */
const IDLE_MS = 2_000;

/** Loaded with the first mail: no start needs it. */
const library = async () => (await import('nodemailer')).default;
type Library = Awaited<ReturnType<typeof library>>;
const sources = () => import('./filled-source.server.ts');

let smtp: { url: string; mail: Mail } | undefined;
let sending = 0;
let closing: NodeJS.Timeout | undefined;

/** Several mails share a connection. One that breaks during a mail fails that mail: the job decides about another try,
 * since the server may have accepted it. */
function transport({ createTransport }: Library, url: string): Mail {
  if (smtp?.url === url) return smtp.mail;
  // Mails that are on their way through the former one end first.
  smtp?.mail.close();
  const pooled = new URL(url);
  pooled.searchParams.set('pool', 'true');
  pooled.searchParams.set('maxConnections', String(MOST_CONNECTIONS));
  pooled.searchParams.set('maxRequeues', '0');
  const mail = createTransport(pooled.href, {}) as unknown as Mail;
  mail.use('stream', ({ message, data: { raw } }, done) => {
    if (Buffer.isBuffer(raw)) sendSource(message, raw);
    else composeAtOnce(message);
    done();
  });
  smtp = { url, mail };
  return mail;
}

async function sendBySmtp(url: string, message: Message): Promise<void> {
  clearTimeout(closing);
  sending += 1;
  try {
    const { filledSource } = await sources();
    const filled = filledSource(message, attachmentsOf(message));
    await transport(await library(), url).sendMail(filled ?? composed(message));
  } catch (error) {
    // The library speaks of retries, which are switched off.
    const closed = error instanceof Error && error.message.startsWith('Reached maximum number');
    throw closed ? new Error('Connection closed by the mail server', { cause: error }) : error;
  } finally {
    sending -= 1;
    if (sending === 0) closing = setTimeout(closeMailConnections, IDLE_MS).unref();
  }
}

/** Closes the connections to the mail server; the next mail opens others. */
export function closeMailConnections(): void {
  clearTimeout(closing);
  smtp?.mail.close();
  smtp = undefined;
}

/** Pictures are parts that the HTML names. */
const attachmentsOf = ({
  pictures = [],
  files = [],
}: Pick<Message, 'pictures' | 'files'>): Mail.Attachment[] => [
  ...pictures.map(({ cid, png }, place) => ({
    cid,
    content: png,
    contentType: 'image/png',
    contentDisposition: 'inline' as const,
    filename: `logo-${place + 1}.png`,
  })),
  ...files,
];

/** A message as the library accepts it. */
const composed = ({
  pictures,
  files,
  about: _,
  withoutRecordedContent: __,
  byPerson: ___,
  answers: ____,
  quoted: _____,
  ...message
}: Message): Mail.Options => ({ ...message, attachments: attachmentsOf({ pictures, files }) });

async function keepInMailbox(message: Message): Promise<void> {
  const { createTransport } = await library();
  const builder = createTransport({ streamTransport: true, buffer: true });
  const { message: raw } = await builder.sendMail(composed(message));
  const name = `${new Date().toISOString().replace(/[:.]/g, '-')}-${message.messageId.replace(/[^\w-]/g, '')}.eml`;
  const place = path.join(mailboxFolder(), name);
  await mkdir(mailboxFolder(), { recursive: true, mode: 0o700 });
  await writeFile(`${place}.new`, raw as Buffer, { mode: 0o600 });
  await rename(`${place}.new`, place);
}

/** For programs that would reply: no person has written the mail, and no person reads the reply. */
const AUTOMATIC = { 'Auto-Submitted': 'auto-generated', 'X-Auto-Response-Suppress': 'All' };

/** The message with its headers of thread and sender. */
function addressed(message: Message, id: string) {
  const { from, answers = [], byPerson } = message;
  const references = answers.map((one) => (one.startsWith('<') ? one : messageIdOf(one, from)));
  const nearest = references.at(-1);
  return {
    ...message,
    messageId: messageIdOf(id, from),
    ...(nearest ? { inReplyTo: nearest, references } : {}),
    headers: { ...(byPerson ? {} : AUTOMATIC), ...message.headers },
  };
}

/** Sends one mail, or writes it to the mailbox folder when no SMTP server is set. Throws when the server
 * does not accept it, RecipientRefused when it never will. One that was accepted before is not sent again. Refuses to run inside a transaction, which it
 * would hold open. */
export async function sendMail(message: Message): Promise<void> {
  if (insideActor()) throw new Error('Mail inside asActor: send it from a job instead.');
  const url = smtpUrl();
  const context = mailContext();
  if (context) context.message = message;
  // Sent again by staff it gets a new id: receivers would drop a known one.
  const id = context?.again ? `${message.messageId}-again-${context.again}` : message.messageId;
  const full = addressed(message, id);
  if (context) {
    context.messageId = id;
    const closed = await context.onSend?.();
    // Staff are responsible for what they send again: the address may accept mails by now.
    if (closed && !context.byStaff) throw new RecipientRefused(closed);
  }
  // Of this job alone: a lead that was deleted may come again under its id, and its mail is another.
  const delivery = context ? `${context.id} ${id}` : id;
  await takeTurn(() => deliver(full, delivery, url, context?.mayBegin));
  if (context) context.gone = url ? 'sent' : 'kept';
}

/** Hands a mail over, unless it was before, and notes that. */
async function deliver(
  message: Message,
  delivery: string,
  url: string | undefined,
  mayBegin = () => true,
): Promise<void> {
  if (!mayBegin()) throw new TurnMissed();
  if (await wasDelivered(delivery)) return;
  try {
    await (url ? sendBySmtp(url, message) : keepInMailbox(message));
  } catch (error) {
    throw refusalOf(error);
  }
  noteDelivered(delivery);
}
