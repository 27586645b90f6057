import { expect, it } from 'vitest';
import { readMail, UnreadableMail } from './read-mail.server.ts';

/** The repeated part of a mail, and the mail around it. */
const text = (body: string) => `\n${body}`;
const html = (body: string) => `Content-Type: text/html\n\n${body}`;
const parts = (body: string) => `Content-Type: multipart/mixed; boundary=b\n\n${body}`;
const report = (body: string) =>
  parts(`--b\nContent-Type: message/delivery-status\n\n${body}\n--b--`).replace('mixed', 'report');
const GROWING: readonly [piece: string, mail: (body: string) => string][] = [
  ...[' \r\n', '\n', 'a\n', '> \n', '>', 'Em ', 'Em a\n', 'Em 9:00 a@b\n', 'De: a\n'].map(
    (piece): [string, typeof text] => [piece, text],
  ),
  ...[
    '-',
    '-- \n',
    '-- ',
    '__________\n',
    '__________\n \n',
    'Enviado do ',
    'a@a ',
    ' ',
    '\u00a0',
  ].map((piece): [string, typeof text] => [piece, text]),
  ...[
    'Em 9:00 escreveu:\n\n',
    'Enviado do meu a\n',
    'aviso legal\n',
    'esta mensagem ',
    '[cid:',
  ].map((piece): [string, typeof text] => [piece, text]),
  ['a@a ', (body) => text(`On ${body}wrote:`)],
  ['\n', (body) => text(`Oi${body}Em 9:00 a@b escreveu:${body}x`)],
  ...[
    '<div>',
    '<p>a</p>',
    '<br>',
    ' <br> ',
    '&nbsp;',
    '<!--',
    '<',
    '<a href="',
    '<img src="cid:x">',
  ].map((piece): [string, typeof html] => [piece, html]),
  ...['<blockquote>', '<td>a', '<table>', '<div class="gmail_quote">', '<p>De: a</p>'].map(
    (piece): [string, typeof html] => [piece, html],
  ),
  ...['=\n', '=E7', '=e7=\n'].map((piece): [string, typeof text] => [
    piece,
    (body) => `Content-Transfer-Encoding: quoted-printable\n\n${body}`,
  ]),
  ['a \n', (body) => `Content-Type: text/plain; format=flowed; delsp=yes\n\n${body}`],
  ['To: a@b.example\n', (body) => `${body}\n`],
  ['a@b.example,\n ', (body) => `To: ${body}c@d.example\n\n`],
  ['"a <', (body) => `From: ${body}\n\n`],
  ['<a@b> ', (body) => `References: ${body}\n\n`],
  ['=?utf-8?Q?=E7?=\n ', (body) => `Subject: ${body}\n\n`],
  ['Re: [EXT] ', (body) => `Subject: ${body}\n\n`],
  ['(a', (body) => `Content-Type: text/plain; name=${body}\n\n`],
  ['Action: failed\n\n', report],
  ['Status: a\n ', report],
  ['--b\n\na\n', parts],
  [
    '--b\nContent-Type: image/png; name=a.png\nContent-ID: <a>\nContent-Disposition: inline\n\na\n',
    parts,
  ],
];

it.each(GROWING)('takes work that grows as it does: %j', async (piece, mail) => {
  const cost = async (bytes: number) => {
    const body = piece.repeat(Math.ceil(bytes / piece.length));
    const raw = Buffer.from(`From: a@b.example\n${mail(body)}`);
    const costs: number[] = [];
    for (let turn = 0; turn < 3; turn += 1) {
      const before = process.cpuUsage();
      await readMail(raw).catch((error) => expect(error).toBeInstanceOf(UnreadableMail));
      const { user, system } = process.cpuUsage(before);
      costs.push((user + system) / 1000);
    }
    return Math.min(...costs);
  };
  const [one, four] = [await cost(45_000), await cost(180_000)];
  // Four times the bytes: four times the work, sixteen times where it is quadratic. Small costs say little.
  expect(four / Math.max(one, 10), `${one} ms, then ${four} ms`).toBeLessThan(10);
});
