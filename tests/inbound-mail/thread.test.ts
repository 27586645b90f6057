import { randomUUID } from 'node:crypto';
import type { Email } from 'postal-mime';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { adminPath } from '#app/paths.ts';
import { sendFeedback } from '../../database/testing/send-feedback.ts';
import { inboundMail } from '../mails/inbound-mail.ts';
import { UNTIL } from '../patience.ts';
import { post, sql } from '../routes/auth-posts.ts';
import type { SiteProcess } from '../routes/site-process.ts';
import { type MailedSite, openMailedSite, TEAM } from './mailed-site.ts';

const AUTHOR = 'ana.prado@cliente.example';

let world: MailedSite;
let site: SiteProcess;
let cookie = '';
beforeAll(async () => {
  world = await openMailedSite();
  site = await world.start();
  cookie = await world.manager(site);
});
afterAll(() => world.close());

const header = (mail: Email | undefined, name: string) =>
  mail?.headers.find(({ key }) => key === name)?.value ?? '';
const replyTo = (mail: Email | undefined) => mail?.replyTo?.[0]?.address ?? '';
/** The last of so many mails to an address. */
async function mailed(to: string, count: number): Promise<Email> {
  await expect.poll(() => world.outgoing.to(to).length, UNTIL).toBe(count);
  return world.outgoing.to(to)[count - 1] as Email;
}
const act = (id: string, fields: Record<string, string>) =>
  post(site, adminPath('feedbackEntry', { id }), fields, { cookie });
const page = async (path: string) => (await site.ask(path, { headers: { cookie } })).text;

it('an answer by mail is in the thread, and so is the one to it', async () => {
  const id = randomUUID();
  await sendFeedback({ id, token: randomUUID(), email: AUTHOR, verbatim: 'O botão sumiu.' });
  const receipt = await mailed(AUTHOR, 1);
  expect(header(receipt, 'auto-submitted')).toBe('auto-generated');
  expect(replyTo(receipt)).toMatch(/^resposta\+[a-z2-7]{40}@forja\.example$/);

  expect((await act(id, { intent: 'note', text: 'Só entre nós.' })).status).toBe(200);
  expect((await act(id, { intent: 'answer', text: 'Pode tentar de novo?' })).status).toBe(200);
  const reply = await mailed(AUTHOR, 2);
  // Written by a person: a vacation responder may answer it.
  expect(header(reply, 'auto-submitted')).toBe('');
  expect(reply.inReplyTo).toBe(receipt.messageId);
  expect(replyTo(reply)).toBe(replyTo(receipt));
  expect(`${reply.text}${reply.html}`).not.toContain('Só entre nós');

  const answer = { messageId: reply.messageId ?? '', to: replyTo(reply).toUpperCase() };
  world.incoming.deliver(inboundMail('gmail-web-pt', answer));
  const thread = () =>
    sql<{ author: string; body: string }>(
      `select author, body from public.feedback_messages
       where entry_id = $1 and not is_internal order by created_at`,
      id,
    );
  await expect.poll(async () => (await thread()).length, UNTIL).toBe(2);
  const own = 'Funcionou, muito obrigada! Só o relatório ainda abre em branco.\n\nAna';
  expect((await thread())[1]).toEqual({ author: 'author', body: own });
  await expect.poll(() => world.incoming.marked(''), UNTIL).toBe(0);
  expect((await mailed(TEAM, 2)).text).toContain('Funcionou, muito obrigada!');

  await act(id, { intent: 'answer', text: 'Vamos ver o relatório.' });
  const next = await mailed(AUTHOR, 3);
  expect(next.inReplyTo).toBe('<CAGx1=web-pt@mail.gmail.com>');
  expect(next.references).toContain(reply.messageId);

  const visible = await page(adminPath('feedbackEntry', { id }));
  expect(visible).toContain('Só o relatório ainda abre em branco.');
  expect(visible).toContain('Corrigimos o botão. Pode tentar de novo?');
});

it('a bounced mail is reported, and nothing is sent to its address any more', async () => {
  const [contact, message] = [randomUUID(), randomUUID()];
  const to = 'sumiu@cliente.example';
  await sql(
    `insert into public.crm_contacts (id, name, source) values ($1, 'Rui', 'website')`,
    contact,
  );
  const write = (id: string) =>
    sql(
      `with message as (
         insert into public.crm_messages (id, channel, contact_id, product, recipient, subject, body)
         values ($1, 'mail', $2, 'forja', $3, 'Proposta', 'Segue.'))
       insert into public.outbox (kind, payload)
       values ('crm.message-mail', jsonb_build_object('message_id', $1::text))`,
      id,
      contact,
      to,
    );
  const state = async (id: string) => {
    const [row] = await sql<{ mail_state: string | null }>(
      'select mail_state from public.crm_messages where id = $1',
      id,
    );
    return row?.mail_state;
  };
  await write(message);
  const sent = await mailed(to, 1);
  await expect.poll(() => state(message), UNTIL).toBe('sent');
  // The id of a message without its signature cannot report it.
  const forged = `<message-${message}.aaaaaaaaaaaaaaaa@forja.example>`;
  world.incoming.deliver(
    inboundMail('bounce-gmail', { messageId: forged }),
    inboundMail('bounce-postfix', { messageId: sent.messageId ?? '' }),
  );
  await expect.poll(() => state(message), UNTIL).toBe('failed');
  expect(await sql('select status from private.bounced_addresses where email = $1', to)).toEqual([
    { status: '5.1.1' },
  ]);

  const again = randomUUID();
  await write(again);
  await expect.poll(() => state(again), UNTIL).toBe('failed');
  expect(world.outgoing.to(to)).toHaveLength(1);
});

it('files are attached within the limits of feedback, and the others are named', async () => {
  const id = randomUUID();
  const to = 'arquivos@cliente.example';
  await sendFeedback({ id, token: randomUUID(), email: to });
  const address = replyTo(await mailed(to, 1));
  world.incoming.deliver(inboundMail('nested-with-files', { to: address }));
  const stored = () =>
    sql<{ original_name: string; content_type: string }>(
      `select f.original_name, f.content_type from public.inbound_mail_files f
       join public.inbound_mails m on m.id = f.mail_id where m.entry_id = $1 order by 1`,
      id,
    );
  await expect.poll(async () => (await stored()).length, UNTIL).toBe(3);
  expect(await stored()).toEqual([
    { original_name: 'Contrato revisão.pdf', content_type: 'application/pdf' },
    { original_name: 'foto.png', content_type: 'image/png' },
    { original_name: 'logo.png', content_type: 'image/png' },
  ]);
  const [mail] = await sql<{ refused: unknown; other_sender: boolean }>(
    'select refused, other_sender from public.inbound_mails where entry_id = $1',
    id,
  );
  expect(mail).toEqual({
    refused: [{ name: 'fatura.pdf.exe', why: 'unsupported' }],
    other_sender: true,
  });
});
