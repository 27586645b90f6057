import { randomUUID } from 'node:crypto';
import { beforeAll, describe, expect, it } from 'vitest';
import words from '#app/features/tickets/locales/pt-BR.json' with { type: 'json' };
import { post, sql } from './auth-posts.ts';
import { useBuiltSite } from './built-site.ts';
import { postForm } from './feedback-posts.ts';
import { type SignedIn, signedIn, visit } from './staff.ts';

/* Tickets by the posts of staff, and by every page that the author of an entry has. */

const site = useBuiltSite();
const people = {} as Record<'manager' | 'viewer', SignedIn>;
beforeAll(async () => {
  people.manager = await signedIn(site(), 'manager');
  people.viewer = await signedIn(site(), 'viewer');
});

/** A sent entry, and the address of its page. */
async function sent(fields: Record<string, string> = {}) {
  const verbatim = `O menu some. ${randomUUID()}`;
  const answer = await postForm(site(), { fields: { verbatim, ...fields } });
  const [entry] = await sql<{ id: string; protocol: string }>(
    'select id, protocol from public.feedback_entries where verbatim = $1',
    verbatim,
  );
  return { ...entry, id: entry?.id ?? '', verbatim, page: answer.headers.location ?? '' };
}
const act = (who: keyof typeof people, ticket: string, fields: Record<string, unknown>) =>
  post(site(), `/admin/tickets/${ticket}`, fields, { cookie: people[who].cookie });
const several = (who: keyof typeof people, fields: Record<string, unknown>) =>
  post(site(), '/admin/tickets', fields, { cookie: people[who].cookie });

/** A ticket about an entry, opened from its screen. */
async function opened(entry: string, title = `Consertar o menu ${randomUUID().slice(0, 8)}`) {
  await post(
    site(),
    `/admin/feedback/${entry}`,
    { intent: 'ticket', title, priority: 'high' },
    { cookie: people.manager.cookie },
  );
  const [ticket] = await sql<{ id: string; number: string }>(
    'select id, number from public.feedback_tickets where title = $1',
    title,
  );
  return { id: ticket?.id ?? '', number: Number(ticket?.number), title };
}
const state = async (id: string) =>
  (
    await sql<{ status: string; priority: string; owner_id: string | null; revision: number }>(
      'select status, priority, owner_id, revision from public.feedback_tickets where id = $1',
      id,
    )
  )[0];

describe('a ticket', () => {
  it('fills the templates of replies with the product and with who writes', async () => {
    const ticket = await opened((await sent()).id);
    await sql(
      `insert into public.crm_templates (key, product, channel, name, subject, body)
       select $1, p.product, 'mail', 'Assinada', 'Oi', 'Um abraço, {{sender}}, {{product}}.'
       from public.feedback_tickets t join public.feedback_projects p on p.id = t.project_id where t.id = $2`,
      `signed-${ticket.number}`,
      ticket.id,
    );
    const [names] = await sql<{ signed: string }>(
      `select 'Um abraço, ' || u.display_name || ', ' || r.name || '.' as signed
       from public.feedback_tickets t join public.feedback_projects p on p.id = t.project_id
       join public.crm_products r on r.slug = p.product
       cross join public.user_profiles u where t.id = $1 and u.user_id = $2`,
      ticket.id,
      people.manager.id,
    );
    const page = await visit(site(), `/admin/tickets/${ticket.id}`, people.manager.cookie);
    expect(page.text).toContain(names?.signed ?? 'no names');
  });

  it('says what became of every act, in the words of the product', async () => {
    const ticket = await opened((await sent()).id);
    const moved = await act('manager', ticket.id, { intent: 'move', status: 'in_progress' });
    expect(moved.text).toContain(`${words.toast.updated}: ${words.done.move}`);
    const again = await act('manager', ticket.id, {
      intent: 'move',
      status: 'solved',
      seen: 'open',
    });
    expect([again.status, again.text.includes(words.why.changed)]).toEqual([409, true]);
    const shut = await act('viewer', ticket.id, { intent: 'note', text: 'Oi' });
    expect([shut.status, shut.text.includes(words.why.forbidden)]).toEqual([403, true]);
    const open = await act('manager', ticket.id, { intent: 'reply', text: 'Oi, {{first_name}}.' });
    const named = words.why.open.replace('{{names}}', '{{first_name}}');
    expect([open.status, open.text.includes(named)]).toEqual([422, true]);
    expect(open.text).toContain('Oi, {{first_name}}.');
    for (const [fields, reason] of [
      [{ intent: 'link', protocol: 'F-0000-0000' }, 'entry_gone'],
      [{ intent: 'merge', number: '999999' }, 'number_gone'],
      [{ intent: 'merge', number: `a-${ticket.number}` }, 'merge_with_itself'],
      [{ intent: 'note', text: '   ' }, 'empty'],
    ] as const) {
      expect((await act('manager', ticket.id, fields)).text).toContain(words.why[reason]);
    }
    const stood = await state(ticket.id);
    const edit = {
      intent: 'edit',
      title: 'Outro nome',
      priority: 'urgent',
      owner: people.manager.id,
      module: '',
    };
    const late = await act('manager', ticket.id, { ...edit, seen: '1' });
    expect(late.text).toContain(words.why.changed);
    await act('manager', ticket.id, { ...edit, seen: String(stood?.revision) });
    expect(await state(ticket.id)).toMatchObject({
      priority: 'urgent',
      owner_id: people.manager.id,
    });
  });

  it('is answered later, by the company’s time zone, until that is undone', async () => {
    const entry = await sent({ email: `${randomUUID()}@casa.example` });
    const ticket = await opened(entry.id);
    const day = new Date(Date.now() + 3 * 86_400_000).toISOString().slice(0, 10);
    const reply = { intent: 'reply', text: 'Segunda cedo.', next: '', at: `${day}T08:30` };
    for (const at of ['2020-01-01T08:30', `${day}T08:30Z`, '2026-13-40T08:30']) {
      expect((await act('manager', ticket.id, { ...reply, at })).status).toBe(422);
    }
    const stored = await act('manager', ticket.id, reply);
    expect(stored.text).toContain(words.done.later);
    expect(stored.text).toContain('Segunda cedo.');
    expect((await site().ask(entry.page)).text).not.toContain('Segunda cedo.');
    const [waits] = await sql<{ id: string; at: string }>(
      `select id, to_char(send_at at time zone 'America/Sao_Paulo', 'YYYY-MM-DD HH24:MI') as at
       from public.ticket_replies_later where ticket_id = $1`,
      ticket.id,
    );
    expect(waits?.at).toBe(`${day} 08:30`);
    const drop = { intent: 'drop-later', id: waits?.id };
    expect((await act('viewer', ticket.id, drop)).status).toBe(403);
    expect((await act('manager', ticket.id, drop)).text).toContain(words.done['drop-later']);
    expect((await act('manager', ticket.id, drop)).text).toContain(words.why.later_gone);
    await sql(
      `insert into public.ticket_replies_later (id, ticket_id, author_id, body, send_at)
       select gen_random_uuid(), $1, $2, 'Oi.', now() + interval '1 day' from generate_series(1, 20)`,
      ticket.id,
      people.manager.id,
    );
    const full = await act('manager', ticket.id, reply);
    expect([full.status, full.text.includes(words.why.later_too_many)]).toEqual([409, true]);
  });

  it('is not answered without a requester, or without a file that was to be attached', async () => {
    const nobody = await opened((await sent()).id);
    await sql('delete from public.ticket_entries where ticket_id = $1', nobody.id);
    const ownTicket = await opened((await sent({ email: `${randomUUID()}@casa.example` })).id);
    const day = new Date(Date.now() + 3 * 86_400_000).toISOString().slice(0, 10);
    for (const [ticket, fields, reason] of [
      [nobody, {}, 'ticket_reaches_nobody'],
      [nobody, { at: `${day}T08:30` }, 'ticket_reaches_nobody'],
      [ownTicket, { file: randomUUID() }, 'files_gone'],
    ] as const) {
      const reply = { intent: 'reply', text: 'Fica aqui.', next: '', ...fields };
      const { status, text } = await act('manager', ticket.id, reply);
      expect([status, text.includes(words.why[reason])]).toEqual([409, true]);
      expect(text).toContain('Fica aqui.');
    }
  });

  it('is merged by its number, and comes back', async () => {
    const [one, other] = [await opened((await sent()).id), await opened((await sent()).id)];
    const into = `A-${String(one.number).padStart(4, '0')}`;
    await act('manager', other.id, { intent: 'merge', number: into });
    expect(await state(other.id)).toMatchObject({ status: 'closed' });
    expect((await visit(site(), `/admin/tickets/${one.id}`, people.viewer.cookie)).text).toContain(
      other.title,
    );
    await act('manager', other.id, { intent: 'unmerge' });
    expect(await state(other.id)).toMatchObject({ status: 'open' });
  });

  it('is opened by hand for a contact that is known, with a note', async () => {
    const [project] = await sql<{ id: string }>(
      `select id from public.feedback_projects where key = 'forja'`,
    );
    const email = `${randomUUID()}@casa.example`;
    const [contact] = await sql<{ id: string }>(
      `insert into public.crm_contacts (name, email, source) values ('Ana Luz', $1, 'website')
       returning id`,
      email,
    );
    const fields = {
      id: randomUUID(),
      title: 'Trocar a senha',
      project: project?.id,
      module: '',
      priority: 'low',
      owner: '',
      email,
      asks: '',
      locale: 'en',
      note: 'Ligou agora.',
    };
    const send = (who: keyof typeof people, given: Record<string, unknown> = fields) =>
      post(site(), '/admin/tickets/new', given, { cookie: people[who].cookie });
    expect((await send('viewer')).status).toBe(403);
    const empty = await send('manager', { ...fields, title: '' });
    expect(empty.text).toContain(words.toast.notCreated);
    expect(empty.text).toContain(email);
    // Sent twice it is one.
    for (const _ of [1, 2]) expect((await send('manager')).status).toBe(303);
    expect(
      await sql(
        `select t.contact_id, t.author_name, t.locale, n.body from public.feedback_tickets t
         join public.ticket_notes n on n.ticket_id = t.id where t.id = $1`,
        fields.id,
      ),
    ).toEqual([
      { contact_id: contact?.id, author_name: 'Ana Luz', locale: 'en', body: 'Ligou agora.' },
    ]);
  });
});

describe('several tickets', () => {
  it('are changed at once, all of them or none, and come back as they were', async () => {
    const tickets = [await opened((await sent()).id), await opened((await sent()).id)];
    const seen = (value: string) => tickets.map(({ id }) => ['seen', `${id}:${value}`]);
    const set = (what: string, to: string, was: string) =>
      several('manager', [['intent', 'set'], ['what', what], ['to', to], ...seen(was)] as never);
    expect((await set('priority', 'urgent', 'high')).status).toBe(200);
    expect((await set('status', 'solved', 'open')).status).toBe(200);
    for (const { id } of tickets) {
      expect(await state(id)).toMatchObject({ priority: 'urgent', status: 'solved' });
    }
    const stale = await set('status', 'closed', 'open');
    expect([stale.status, stale.text.includes(words.bulk.why.changed)]).toEqual([409, true]);
    expect((await set('status', 'waiting', 'solved')).text).toContain(
      words.bulk.why.ticket_move_not_allowed,
    );
    const back = tickets.map(({ id }) => ['back', `${id}:open`]);
    const undo = await several('manager', [
      ['intent', 'set-back'],
      ['what', 'status'],
      ['to', 'solved'],
      ...back,
    ] as never);
    expect(undo.status).toBe(200);
    for (const { id } of tickets) expect(await state(id)).toMatchObject({ status: 'open' });
    expect((await several('viewer', [['intent', 'set']] as never)).status).toBe(403);
  });

  it('are in the list by what is asked for, and one beside it', async () => {
    const ticket = await opened((await sent()).id);
    const seen = async (query: string) =>
      (await visit(site(), `/admin/tickets${query}`, people.viewer.cookie)).text;
    const visible = async (query: string) => (await seen(query)).includes(`ticket-${ticket.id}`);
    for (const query of [
      '',
      '?status=open',
      '?waits=house',
      '?priority=high',
      '?owner=none',
      `?text=a-${String(ticket.number).padStart(4, '0')}`,
      `?text=${encodeURIComponent(ticket.title.slice(-8))}`,
      '?sort=-priority',
      '?sort=number',
    ]) {
      expect([query, await visible(query)]).toEqual([query, true]);
    }
    for (const query of ['?status=solved', '?waits=customer', '?owner=me', '?priority=low']) {
      expect([query, await visible(query)]).toEqual([query, false]);
    }
    expect(await seen(`?open=${ticket.id}`)).toContain('class="record-first-words"');
  });
});
