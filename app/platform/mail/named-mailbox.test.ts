import nodemailer from 'nodemailer';
import { expect, test } from 'vitest';
import { namedMailbox } from './named-mailbox.ts';

test.each([
  'Forja',
  'Aço & Cia., Ltda.',
  'Forja <mail@outra.example>',
  'A "boa" \\ forja',
  'A\r\nBcc: x',
])('a company called %j sends from its own address alone', async (name) => {
  const builder = nodemailer.createTransport({ streamTransport: true, buffer: true });
  const { envelope, message } = await builder.sendMail({
    from: namedMailbox(name, 'contato@forja.example'),
    to: 'ana@cliente.example',
    subject: 'Oi',
    text: 'Oi',
  });
  expect(envelope).toEqual({ from: 'contato@forja.example', to: ['ana@cliente.example'] });
  const heads = (message as Buffer).toString().split('\r\n\r\n')[0] ?? '';
  expect(heads.match(/^from:/gim)).toHaveLength(1);
  expect(heads).not.toMatch(/^bcc:/im);
});
