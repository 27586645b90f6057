import { randomBytes } from 'node:crypto';
import MailComposer from 'nodemailer/lib/mail-composer/index.js';
import type Mail from 'nodemailer/lib/mailer/index.js';
import PostalMime from 'postal-mime';
import { expect, it } from 'vitest';
import { filledSource } from './filled-source.server.ts';
import type { Message } from './message.ts';
import { quotedPart, withoutLastBreak } from './quoted-printable.ts';

const PICTURES = [1, 2].map((place) => {
  const content = randomBytes(900);
  return { cid: `${place}@logo`, png: content, width: 40, height: 40 };
});
const attachments: Mail.Attachment[] = PICTURES.map(({ cid, png }) => ({
  cid,
  content: png,
  contentType: 'image/png',
  contentDisposition: 'inline',
  filename: `${cid}.png`,
}));

const TEXTS = [
  'Short lines.\nOf one alphabet.\n',
  `<p>${'a=b, 50% '.repeat(300)}</p>  `,
  `${'Ação não é só opinião. '.repeat(40)}\r\n.\r\n..fim\n`,
  'Привет, мир. '.repeat(60),
  '🧰'.repeat(500),
  'one \ntwo\t\r\nthree   ',
  `${'x'.repeat(75)}\n${'y'.repeat(76)}\n${'z'.repeat(77)}`,
  '--boundary--',
];

/** A text in parts of any length, as words and what stands between them. */
function inParts(text: string): string {
  const characters = [...text];
  let quoted = '';
  for (let at = 0, length = 1; at < characters.length; at += length, length = (length * 7) % 97) {
    quoted += quotedPart(characters.slice(at, at + length).join(''));
  }
  return withoutLastBreak(quoted);
}

const messageOf = (words: string, more: Partial<Message> = {}): Message => ({
  from: 'Ferraria & Filhos <ola@forja.example>',
  to: 'ana.souza+x@casa.example',
  about: null,
  subject: `Olá, ${words.slice(0, 90)}`,
  messageId: '<lead-b5e15c97-9f46-4abb-b49c-9048d9ae08b8-visitor.utvi323ikkwyeyyt@forja.example>',
  headers: { 'Auto-Submitted': 'auto-generated' },
  text: words,
  html: `<html><body>${words}</body></html>`,
  quoted: { text: inParts(words), html: inParts(`<html><body>${words}</body></html>`) },
  pictures: PICTURES,
  ...more,
});

const headersOf = (source: string) => source.slice(0, source.indexOf('\r\n\r\n'));
/** Without what no two mails have in common. */
const comparable = (headers: string) =>
  headers.replace(/^Date: .*$/m, 'Date').replace(/_NmP-[\da-f-]+-Part/, 'Part');

const MESSAGES = TEXTS.flatMap((words) => [
  messageOf(words),
  messageOf(words, { replyTo: 'ola@forja.example' }),
  messageOf(words, { replyTo: `"Ação, ${'Ana '.repeat(30)}" <ana@casa.example>` }),
  messageOf(words, { replyTo: "o'neil@xn--bcher-kva.example" }),
  messageOf(words, { pictures: [] }),
]);

it.each(MESSAGES)(
  'a mail that is filled in reads as the library writes it: $subject',
  async (message) => {
    const files = message.pictures?.length ? attachments : [];
    // Another of the form comes first.
    filledSource(messageOf('Outra', message), files);
    const filled = filledSource(message, files);
    const source = String(filled?.raw).replace(/\r?\n/g, '\r\n');
    const { pictures: _, quoted: __, about: ___, ...plain } = message;
    const library = new MailComposer({ ...plain, attachments: files }).compile();
    const written = (await library.build()).toString('latin1');
    expect(comparable(headersOf(source))).toBe(comparable(headersOf(written)));
    expect(filled?.envelope).toEqual({ from: 'ola@forja.example', to: message.to });
    expect(Math.max(...source.split('\r\n').map(({ length }) => length))).toBeLessThanOrEqual(
      Math.max(
        76,
        ...headersOf(written)
          .split('\r\n')
          .map(({ length }) => length),
      ),
    );
    const [mine, theirs] = await Promise.all([source, written].map((one) => PostalMime.parse(one)));
    // The parser ends a part that is not quoted with a line break.
    expect(mine?.text?.trimEnd()).toBe(theirs?.text?.trimEnd());
    expect(mine?.html?.trimEnd()).toBe(theirs?.html?.trimEnd());
    expect(mine?.attachments).toEqual(theirs?.attachments);
  },
);

it('parts of a mail have a boundary that nobody knows before', () => {
  const [one, other] = [1, 2].map(() => String(filledSource(messageOf('Oi'), attachments)?.raw));
  const boundaryOf = (source = '') => /boundary="([^"]+)"/.exec(source)?.[1];
  expect(boundaryOf(one)).toMatch(/\w{8}-/);
  expect(boundaryOf(one)).not.toBe(boundaryOf(other));
});

it.each<[string, Partial<Message>]>([
  ['without encoded texts', { quoted: undefined as never }],
  ['to several addresses', { to: 'ana@casa.example, bia@casa.example' }],
  ['to a name', { to: 'Ana <ana@casa.example>' }],
  ['to an address of another alphabet', { to: 'ana@bücher.example' }],
  ['to an encoded domain', { to: 'ana@xn--bcher-kva.example' }],
  ['to an address that needs quotes', { to: '"a b"@casa.example' }],
  ['with a line break in the address', { to: 'ana@casa.example\r\nBcc: bia@casa.example' }],
  [
    'with a file',
    { files: [{ filename: 'a.pdf', contentType: 'a/b', content: Buffer.from('a') }] },
  ],
])('a mail %s is left to the library', (_, more) => {
  expect(filledSource(messageOf('Oi', more), [])).toBeUndefined();
});

it('a mail of a thread is left to the library', () => {
  expect(filledSource({ ...messageOf('Oi'), references: ['<a@b.example>'] }, [])).toBeUndefined();
});

it.each(['subject', 'replyTo'] as const)('a line break in %s begins no header', (field) => {
  const message = messageOf('Oi', { [field]: 'ana@casa.example\r\nBcc: bia@casa.example' });
  const source = String(filledSource(message, attachments)?.raw);
  expect(headersOf(source)).not.toMatch(/^Bcc/im);
});
