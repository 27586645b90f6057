import { randomUUID } from 'node:crypto';
import { beforeAll, beforeEach, expect, it } from 'vitest';
import words from '#app/features/inbound/locales/pt-BR.json' with { type: 'json' };
import { adminPath } from '#app/paths.ts';
import { post, sql } from './auth-posts.ts';
import { useBuiltSite } from './built-site.ts';
import { type SignedIn, signedIn, visit } from './staff.ts';

/* Mails that came in, as staff see them. What brings them in is under tests/inbound-mail. */

const HOSTILE = '<script>alert(1)</script><img src=x onerror=alert(2)>';
const SHOWN = '&lt;script&gt;alert(1)&lt;/script&gt;';

const site = useBuiltSite();
const staff = {} as Record<'admin' | 'manager' | 'viewer' | 'client', SignedIn>;
beforeAll(async () => {
  for (const role of ['admin', 'manager', 'viewer'] as const) {
    staff[role] = await signedIn(site(), role);
  }
  staff.client = await signedIn(site(), null);
});
beforeEach(() => sql('delete from public.inbound_mails'));

async function aMail({ state = 'waiting', entry = null as string | null } = {}): Promise<string> {
  const id = randomUUID();
  await sql(
    `insert into public.inbound_mails
       (id, state, from_address, subject, body, folded, refused, entry_id, other_sender)
     values ($1, $2, 'bia@rua.example', 'Quanto custa?', $3, '> citado', $4, $5, $5::uuid is not null)`,
    ...[id, state, HOSTILE, JSON.stringify([{ name: 'a.exe', why: 'unsupported' }]), entry],
  );
  return id;
}
const list = (who: keyof typeof staff, query = '') =>
  visit(site(), adminPath('inboundMails') + query, staff[who].cookie);
const page = (who: keyof typeof staff, id: string) =>
  visit(site(), adminPath('inboundMail', { id }), staff[who].cookie);
const act = (who: keyof typeof staff, id: string, intent: string) =>
  post(site(), adminPath('inboundMail', { id }), { intent }, { cookie: staff[who].cookie });

it('a mail is listed, and shown as text', async () => {
  const id = await aMail();
  expect((await list('viewer')).text).toContain('Quanto custa?');
  expect((await list('viewer', '?state=ignored')).text).not.toContain('Quanto custa?');
  const { status, text } = await page('viewer', id);
  expect(status).toBe(200);
  expect(text).toContain(SHOWN);
  expect(text).not.toContain('<script>alert(1)');
  expect(text).toContain('&gt; citado');
  expect(text).toContain('a.exe');
  // Without the setting there is no mailbox, and the screen says so.
  expect((await list('viewer')).text).toContain(adminPath('mailServers'));
  expect((await list('client')).status).toBe(403);
  expect((await page('client', id)).status).toBe(403);
  expect((await page('manager', randomUUID())).status).toBe(404);
});

it('it becomes feedback once, or is discarded and restored', async () => {
  const id = await aMail();
  expect((await act('viewer', id, 'take')).status).toBe(403);
  const discarded = await act('manager', id, 'discard');
  expect([discarded.status, discarded.text.includes(words.done.discard)]).toEqual([200, true]);
  expect((await act('manager', id, 'discard')).status).toBe(409);
  expect((await act('manager', id, 'restore')).status).toBe(200);
  expect((await act('manager', id, 'take')).status).toBe(200);
  expect((await act('manager', id, 'take')).status).toBe(409);
  expect((await act('manager', id, 'burn')).status).toBe(422);
  const entry = await visit(site(), adminPath('feedbackEntry', { id }), staff.manager.cookie);
  expect(entry.text).toContain('bia@rua.example');
  expect(entry.text).toContain('&gt; citado');
});

it('it becomes a ticket, whose number is mailed to its author', async () => {
  const id = await aMail();
  expect((await act('viewer', id, 'open')).status).toBe(403);
  const opened = await act('manager', id, 'open');
  expect([opened.status, opened.text.includes(words.done.open)]).toEqual([200, true]);
  expect((await act('manager', id, 'take')).status).toBe(409);
  expect((await page('viewer', id)).text).toContain(adminPath('ticket', { id }));
  const ticket = await visit(site(), adminPath('ticket', { id }), staff.manager.cookie);
  expect(ticket.text).toContain('bia@rua.example');
  const receipt = () =>
    sql(`select 1 from public.mails where kind = 'ticket.receipt-mail' and about = $1`, id);
  await expect.poll(async () => (await receipt()).length).toBe(1);
});

it('the handling of unknown senders is chosen by users who may change settings, on record', async () => {
  const choose = (who: keyof typeof staff, unverifiedMail: string) =>
    post(
      site(),
      adminPath('inboundMails'),
      { intent: 'choose', unverifiedMail },
      { cookie: staff[who].cookie },
    );
  const chosen = async () => {
    const rows = await sql<{ strangers_mail: string }>(
      'select distinct strangers_mail from public.company_settings',
    );
    return rows.map(({ strangers_mail: one }) => one);
  };
  expect((await choose('manager', 'entry')).status).toBe(403);
  expect((await choose('admin', 'burn')).status).toBe(422);
  expect((await choose('admin', 'entry')).status).toBe(200);
  expect(await chosen()).toEqual(['entry']);
  const changes = await visit(site(), adminPath('changes'), staff.admin.cookie);
  expect(changes.text).toContain('E-mails de desconhecidos');
  expect((await choose('admin', 'ticket')).status).toBe(200);
  expect(await chosen()).toEqual(['ticket']);
  expect((await choose('admin', 'wait')).status).toBe(200);
  expect(await chosen()).toEqual(['wait']);
});

it('a reply from another address is marked', async () => {
  const entry = randomUUID();
  await sql(
    `insert into public.feedback_entries (id, protocol, project_id, type, verbatim, author_email)
     select $1, 'F-OUTR-0001', id, 'bug', 'Sumiu.', 'ana@casa.example'
     from public.feedback_projects where key = 'forja'`,
    entry,
  );
  const id = await aMail({ state: 'taken', entry });
  const [message] = await sql<{ id: string }>(
    `insert into public.feedback_messages (entry_id, author, is_internal, body)
     values ($1, 'author', false, 'Continua.') returning id`,
    entry,
  );
  await sql(
    'update public.inbound_mails set feedback_message_id = $2 where id = $1',
    id,
    message?.id,
  );
  const { text } = await visit(
    site(),
    adminPath('feedbackEntry', { id: entry }),
    staff.manager.cookie,
  );
  expect(text).toContain('veio de bia@rua.example');
  expect(text).toContain('&gt; citado');
});
