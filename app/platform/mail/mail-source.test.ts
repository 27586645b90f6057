import { randomBytes } from 'node:crypto';
import { buffer } from 'node:stream/consumers';
import { createTransport } from 'nodemailer';
import MailComposer from 'nodemailer/lib/mail-composer/index.js';
import { expect, it } from 'vitest';
import { openMailServer } from '../../../tests/routes/mail-server.ts';
import { composeAtOnce, sendSource } from './mail-source.server.ts';

const PICTURES = [1, 57, 58, 3000].map((size, place) => ({
  cid: `${place}@logo`,
  content: randomBytes(size),
  contentType: 'image/png',
  contentDisposition: 'inline' as const,
  filename: `logo-${place}.png`,
}));
const FILE = {
  filename: 'Relatório.pdf',
  contentType: 'application/pdf',
  content: randomBytes(9000),
};

const TEXTS = {
  plain: 'Short lines.\nOf one alphabet.\n',
  'long lines': `<p>${'a=b, 50% '.repeat(300)}</p>  `,
  accents: `${'Ação não é só opinião. '.repeat(40)}\r\n.\r\n..fim\n`,
  'another alphabet': 'Привет, мир. '.repeat(60),
  'nothing but signs': '🧰'.repeat(500),
  'spaces at ends of lines': 'one \ntwo\t\r\nthree   ',
};

const mails = Object.entries(TEXTS).flatMap(([name, words]) =>
  [[], PICTURES, [...PICTURES, FILE]].map((attachments): [string, object] => [
    `${name}, ${attachments.length} files`,
    {
      from: 'Ferraria & Filhos <ola@forja.example>',
      to: 'ana@casa.example',
      subject: `Olá, ${words.slice(0, 90)}`,
      messageId: '<a.b@forja.example>',
      references: ['<a@forja.example>', '<b@forja.example>'],
      headers: { 'Auto-Submitted': 'auto-generated' },
      text: words,
      html: `<html><body>${words}</body></html>`,
      attachments,
    },
  ]),
);

it.each(mails)('%s: the same bytes as the library writes', async (_, mail) => {
  const message = new MailComposer(mail).compile();
  const own = message.createReadStream;
  composeAtOnce(message);
  expect(message.createReadStream).not.toBe(own);
  const source = await buffer(message.createReadStream());
  message.createReadStream = own;
  const written = await message.build();
  expect(source.equals(written), source.toString()).toBe(true);
});

it('a mail with a large file is left to the library', () => {
  const content = randomBytes(300_000);
  const message = new MailComposer({ text: 'a', html: 'a', attachments: [{ content }] }).compile();
  const own = message.createReadStream;
  composeAtOnce(message);
  expect(message.createReadStream).toBe(own);
});

it.each([
  ['as it is', 'Subject: a\r\n\r\nOne line.\r\n--end--'],
  ['with dots that begin lines', 'Subject: a\r\n\r\n.\r\n..b\r\n.'],
  ['of many packets', `Subject: a\r\n\r\n${'0123456789\r\n'.repeat(20_000)}--end--`],
])('the mail server is given a filled source %s', async (_, source) => {
  const server = await openMailServer();
  const mail = createTransport({ url: server.url, pool: true });
  mail.use('stream', ({ message, data: { raw } }, done) => {
    sendSource(message, raw as Buffer);
    done();
  });
  try {
    const envelope = { from: 'ola@forja.example', to: 'ana@casa.example' };
    // On one connection, so that the first must have ended where it ends.
    for (const raw of [source, source].map((one) => Buffer.from(one))) {
      await mail.sendMail({ envelope, raw });
    }
    const given = server.to('ana@casa.example').map((one) => one.source);
    expect(given).toEqual([`${source}\r\n`, `${source}\r\n`]);
  } finally {
    mail.close();
    await server.close();
  }
});
