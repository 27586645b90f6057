import { expect, it } from 'vitest';
import { inboundMail } from '../../../../tests/mails/inbound-mail.ts';
import { readMail } from './read-mail.server.ts';

const read = (name: string) => readMail(inboundMail(name));

it('names a picture where the text shows it, and marks it as inline', async () => {
  const { own, files } = await read('inline-picture');
  expect(own).toBe('Veja a tela: [image001.png]');
  expect(files).toMatchObject([{ name: 'image001.png', type: 'image/png', within: 'own' }]);
});

/** Parts of a multipart/related mail. */
const related = (...parts: string[]) =>
  readMail(
    Buffer.from(
      `From: a@b.example\nContent-Type: multipart/related; boundary=r\n\n${parts
        .map((part) => `--r\n${part}\n`)
        .join('')}--r--\n`,
    ),
  );
const picture = (id: string, name = 'image.png') =>
  `Content-Type: image/png; name="${name}"\nContent-ID: <${id}>\n\nbytes`;

it('distinguishes pictures of one name, and folds those of a quoted mail with it', async () => {
  const html = 'Content-Type: text/html\n\n';
  const quoted = '<div class="gmail_quote">On 1, a@b wrote: <img src="cid:c"></div>';
  const { own, folded, files } = await related(
    `${html}A <img src="cid:a"> B <img src="cid:b"> ${quoted}`,
    ...['a', 'b', 'c', 'd'].map((id) => picture(id)),
  );
  expect(own).toBe('A [image.png] B [image (2).png]');
  expect(folded).toContain('[image (3).png]');
  expect(files.map(({ within }) => within)).toEqual(['own', 'own', 'folded', 'own']);
  const outlook = 'Content-Type: text/plain\n\nTela: [cid:a] [cid:gone]';
  expect((await related(outlook, picture('a'))).own).toBe('Tela: [image.png]');
});

it('does not read attachments: an invitation, a mail with files of its own', async () => {
  const invitation = await read('calendar-only');
  expect(invitation).toMatchObject({ own: '', subject: 'Convite: reuniao de projeto' });
  expect(invitation.files).toMatchObject([{ name: 'invite.ics', type: 'text/calendar' }]);
  const forwarded = await read('mail-attached');
  expect(forwarded).toMatchObject({ own: 'CORPO-DE-FORA', by: 'person', answers: [] });
  expect(forwarded.files).toMatchObject([
    { name: 'mensagem original.eml', type: 'message/rfc822', within: null },
  ]);
});
