import { randomBytes, randomUUID } from 'node:crypto';
import MailComposer from 'nodemailer/lib/mail-composer/index.js';
import type Mail from 'nodemailer/lib/mailer/index.js';
import { foldLines } from 'nodemailer/lib/mime-funcs/index.js';
import MimeNode from 'nodemailer/lib/mime-node/index.js';
import { sourceOf } from './mail-source.server.ts';
import type { Message } from './message.ts';

/*
 * Sources of mails that the library composes once for each form, and that are filled in then. Mails with the same sender,
 * headers and pictures differ in some headers, the boundary, the text and the HTML, and these two come encoded
 * (`compiled-mail.server.ts`). `filled-source.test.ts` compares them with mails that the library writes.
 */

type Gap = 'To' | 'Reply-To' | 'Subject' | 'Message-ID' | 'Date' | 'boundary' | 'text' | 'html';
/** Literal pieces, each followed by the gap of the same place, and one piece more. */
type Form = { pieces: string[]; gaps: Gap[]; sender: string };

/** Nobody can write it into a mail. */
const MARK = `gap-${randomBytes(8).toString('hex')}`;
/** With an accent the library writes quoted-printable, as the encoded texts are. */
const placeholder = (gap: 'text' | 'html') => `${MARK}-${gap} é`;
const GAP = new RegExp(
  String.raw`^(To|Reply-To|Subject|Message-ID|Date): .*(?=\r\n)|${MARK}-(boundary|text|html)(?: =C3=A9)?`,
  'gm',
);

/** An address that is written as it stands, and on one line. */
const PLAIN_ADDRESS = /^(?=.{1,60}$)[\w+-]+(?:\.[\w+-]+)*@[a-z\d-]+(?:\.[a-z\d-]+)*$/;
const isPlain = (address: string) => PLAIN_ADDRESS.test(address) && !/@(?:.*\.)?xn--/.test(address);

/** What the library makes of the value of a header; its types leave this out. */
const encoder = new MimeNode('text/plain') as MimeNode & {
  encodeHeaderValue: (key: string, value: string) => string;
};
const headerLine = (key: Gap, value: string) =>
  foldLines(`${key}: ${encoder.encodeHeaderValue(key, value)}`, 76);

function compile(message: Message, attachments: Mail.Attachment[]): Form {
  const example = {
    from: message.from,
    to: 'to@gap.example',
    ...(message.replyTo !== undefined && { replyTo: 'to@gap.example' }),
    subject: 'gap',
    messageId: '<gap@gap.example>',
    headers: { ...message.headers },
    text: placeholder('text'),
    html: placeholder('html'),
    attachments,
    baseBoundary: `${MARK}-boundary`,
  };
  const node = new MailComposer(example).compile();
  const form: Form = { pieces: [], gaps: [], sender: node.getEnvelope().from || '' };
  const source = sourceOf(node);
  let end = 0;
  for (const { index, 0: found, 1: header, 2: content } of source.matchAll(GAP)) {
    form.pieces.push(source.slice(end, index));
    form.gaps.push((header ?? content) as Gap);
    end = index + found.length;
  }
  // The library ends the last line.
  form.pieces.push(source.slice(end).trimEnd());
  return form;
}

/** Forms of a few senders. */
const MOST_FORMS = 200;
const forms = new Map<string, Form>();

function formOf(message: Message, attachments: Mail.Attachment[]): Form {
  const { from, replyTo, headers, pictures = [] } = message;
  const key = JSON.stringify([
    from,
    replyTo === undefined,
    headers,
    pictures.map(({ cid }) => cid),
  ]);
  const known = forms.get(key);
  if (known) return known;
  if (forms.size >= MOST_FORMS) forms.clear();
  const form = compile(message, attachments);
  forms.set(key, form);
  return form;
}

/** The mail as the library sends it unchanged; undefined where the library has to compose it. */
export function filledSource(
  message: Message & { references?: readonly string[] },
  attachments: Mail.Attachment[],
): Mail.Options | undefined {
  const { quoted, to, replyTo, subject, messageId, files, references } = message;
  if (!quoted || files?.length || references?.length || !isPlain(to)) return undefined;
  const form = formOf(message, attachments);
  const values: Record<Gap, string> = {
    To: `To: ${to}`,
    'Reply-To':
      replyTo && !isPlain(replyTo) ? headerLine('Reply-To', replyTo) : `Reply-To: ${replyTo}`,
    Subject: headerLine('Subject', subject),
    'Message-ID': headerLine('Message-ID', messageId),
    Date: `Date: ${new Date().toUTCString().replace('GMT', '+0000')}`,
    // Not to be guessed: words of a mail must not end its parts.
    boundary: randomUUID(),
    ...quoted,
  };
  let source = form.pieces[0] ?? '';
  for (const [place, gap] of form.gaps.entries()) {
    source += values[gap] + (form.pieces[place + 1] ?? '');
  }
  return {
    envelope: { from: form.sender, to },
    messageId,
    raw: Buffer.from(source, 'latin1'),
  };
}
