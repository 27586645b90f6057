import { describe, expect, it } from 'vitest';
import { inboundMail } from '../../../../tests/mails/inbound-mail.ts';
import { readMail } from './read-mail.server.ts';

const read = (name: string) => readMail(inboundMail(name));

describe('a mail in another character set than it declares', () => {
  const mail = (headers: string, body: string) =>
    readMail(Buffer.from(`${headers}\n\n${body}`, 'latin1'));
  const utf8 = (text: string) => Buffer.from(text).toString('latin1');

  it('is Windows-1252 where it declares none and is no UTF-8, also in its headers', async () => {
    expect(await read('windows-1252-undeclared')).toMatchObject({
      subject: 'Situação do pedido nº 7 – R$ 10',
      own: 'A situação mudou: “em produção” – valor € 5.',
    });
    const html = await mail(
      'From: Jo\xe3o <a@b.example>\nContent-Type: text/html',
      'A\xe7\xe3o \x80 5',
    );
    expect(html).toMatchObject({ from: { name: 'João' }, own: 'Ação € 5' });
  });

  it.each([
    ['utf-8', 'A\xe7\xe3o', 'Ação'],
    ['us-ascii', 'A\xe7\xe3o', 'Ação'],
    ['iso-8859-1', '\x93A\xe7\xe3o\x94', '“Ação”'],
    ['unknown-8bit', 'A\xe7\xe3o', 'Ação'],
    // UTF-8 that is declared as a western character set is read as UTF-8.
    ['iso-8859-1', utf8('Ação – 5 €'), 'Ação – 5 €'],
    [undefined, utf8('Ação – 5 €'), 'Ação – 5 €'],
    // Cut in its last letter.
    ['utf-8', `${utf8('Ação e produção').slice(0, -3)}\xc3`, 'Ação e produç\u{fffd}'],
    ['koi8-r', '\xf0\xd2\xc9', 'При'],
    ['shift_jis', '\x93\xfa', '日'],
  ])('that says %s: %j is read as %s', async (charset, body, own) => {
    const type = charset ? `Content-Type: text/plain; charset=${charset}` : 'X-A: b';
    expect((await mail(`From: a@b.example\n${type}`, body)).own).toBe(own);
    const quoted = body.replace(/[^a-z ]/gi, (sign) => `=${sign.charCodeAt(0).toString(16)}`);
    const encoded = `${type}\nContent-Transfer-Encoding: quoted-printable`;
    expect((await mail(`From: a@b.example\n${encoded}`, quoted)).own).toBe(own);
  });

  it('reads encoded words and names of files that are no UTF-8 though declared so', async () => {
    const { subject, from, files } = await mail(
      [
        'From: =?utf-8?Q?Jo=E3o?= <a@b.example>',
        'Subject: =?UTF-8?Q?Situa=E7=E3o_do?= =?UTF-8?B?IHBlZGlkbyDn?=',
        'Content-Type: application/pdf; name="=?utf-8?Q?situa=E7=E3o.pdf?="',
      ].join('\n'),
      'x',
    );
    expect([subject, from?.name, files[0]?.name]).toEqual([
      'Situação do pedido ç',
      'João',
      'situação.pdf',
    ]);
  });
});
