import { mkdir, rename, writeFile } from 'node:fs/promises';
import path from 'node:path';
import nodemailer from 'nodemailer';
import type Mail from 'nodemailer/lib/mailer/index.js';
import { insideActor } from '#app/platform/database/database.server.ts';
import { settings } from '#app/platform/env.server.ts';
import type { MailPicture } from './mail-brand.server.ts';
import { refusalOf } from './recipient-refused.server.ts';

export type Message = {
  from: string;
  to: string;
  replyTo?: string;
  subject: string;
  html: string;
  text: string;
  /** Shown by the HTML, and sent along. */
  pictures?: readonly MailPicture[];
  headers?: Readonly<Record<string, string>>;
  /** Stays the same when a mail is tried again, so that receivers can drop the double. */
  messageId: string;
};

/** Where mails go that no SMTP server takes, one `.eml` file each. */
export const mailboxFolder = () => path.join(settings().DATA_DIR, 'mailbox');

let smtp: Mail | undefined;

function transport(url: string): Mail {
  smtp ??= nodemailer.createTransport(url, {}) as unknown as Mail;
  return smtp;
}

/** A message as the library takes it: pictures go along as parts that the HTML names. */
const composed = ({ pictures = [], ...message }: Message) => ({
  ...message,
  attachments: pictures.map(({ cid, png }, place) => ({
    cid,
    content: png,
    contentType: 'image/png',
    contentDisposition: 'inline' as const,
    filename: `logo-${place + 1}.png`,
  })),
});

async function keepInMailbox(message: Message): Promise<void> {
  const builder = nodemailer.createTransport({ streamTransport: true, buffer: true });
  const { message: raw } = await builder.sendMail(composed(message));
  const name = `${new Date().toISOString().replace(/[:.]/g, '-')}-${message.messageId.replace(/[^\w-]/g, '')}.eml`;
  const place = path.join(mailboxFolder(), name);
  await mkdir(mailboxFolder(), { recursive: true, mode: 0o700 });
  await writeFile(`${place}.new`, raw as Buffer, { mode: 0o600 });
  await rename(`${place}.new`, place);
}

/** Sends one mail, or keeps it in the mailbox folder when no SMTP server is set. Throws when the
 * server does not take it, RecipientRefused when it never will; refuses to run inside a transaction, which it would hold open. */
export async function sendMail(message: Message): Promise<void> {
  if (insideActor()) throw new Error('Mail inside asActor: send it from a job instead.');
  const url = settings().SMTP_URL;
  const domain = /@([^>\s]+)>?$/.exec(message.from)?.[1] ?? 'localhost';
  const full = { ...message, messageId: `<${message.messageId}@${domain}>` };
  if (!url) return keepInMailbox(full);
  try {
    await transport(url).sendMail(composed(full));
  } catch (error) {
    throw refusalOf(error);
  }
}
