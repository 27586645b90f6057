import { randomUUID } from 'node:crypto';
import { beforeAll, describe, expect, it } from 'vitest';
import byHand from '#app/features/crm/by-hand/locales/pt-BR.json' with { type: 'json' };
import feedback from '#app/features/feedback/locales/pt-BR.json' with { type: 'json' };
import inbound from '#app/features/inbound/locales/pt-BR.json' with { type: 'json' };
import words from '#app/features/tickets/locales/pt-BR.json' with { type: 'json' };
import { post, sql } from './auth-posts.ts';
import { useBuiltSite } from './built-site.ts';
import { type SignedIn, signedIn, visit } from './staff.ts';

/* Requester of a ticket, new tickets, bulk commands on all matches, and the page of the requester. */

const site = useBuiltSite();
const people = {} as Record<'manager' | 'viewer', SignedIn>;
beforeAll(async () => {
  people.manager = await signedIn(site(), 'manager');
  people.viewer = await signedIn(site(), 'viewer');
});
const send = (
  path: string,
  fields: Record<string, unknown>,
  who: keyof typeof people = 'manager',
) => post(site(), path, fields, { cookie: people[who].cookie });
const see = async (path: string, who: keyof typeof people = 'manager') =>
  (await visit(site(), path, people[who].cookie)).text;

async function someTicket(title = `Menu ${randomUUID().slice(0, 8)}`, email: string | null = null) {
  const [ticket] = await sql<{ id: string; number: number }>(
    `insert into public.feedback_tickets (project_id, title, author_name, author_email)
     select id, $1, 'Beto', $2 from public.feedback_projects where key = 'forja'
     returning id, number::int`,
    title,
    email,
  );
  return { id: ticket?.id ?? '', number: ticket?.number ?? 0, title };
}
async function someContact() {
  const [name, email] = [`Conceição ${randomUUID().slice(0, 6)}`, `${randomUUID()}@casa.example`];
  const [company] = await sql<{ id: string }>(
    `insert into public.crm_companies (name, products) values ('Açúcar & Cia', '{forja}') returning id`,
  );
  const [contact] = await sql<{ id: string }>(
    `insert into public.crm_contacts (name, email, phone, source, company_id)
     values ($1, $2, '+5517991234567', 'website', $3) returning id`,
    name,
    email,
    company?.id ?? '',
  );
  return { id: contact?.id ?? '', company: company?.id ?? '', name, email };
}
const state = async (id: string) =>
  (
    await sql<{ contact_id: string | null; status: string; revision: number; author_name: string }>(
      'select contact_id, status, revision, author_name from public.feedback_tickets where id = $1',
      id,
    )
  )[0];

describe('merging with another ticket', () => {
  const number = ({ number: n }: { number: number }) => `A-${String(n).padStart(4, '0')}`;

  it('asks about two requesters only where the merge is possible, and keeps both as they are', async () => {
    const one = await someTicket(undefined, `${randomUUID()}@casa.example`);
    const other = await someTicket(undefined, `${randomUUID()}@casa.example`);
    const fields = { intent: 'merge', number: number(other) };
    const asked = await send(`/admin/tickets/${one.id}`, fields);
    expect([asked.status, asked.text.includes(words.merge.two.confirm)]).toEqual([409, true]);
    expect(await state(one.id)).toMatchObject({ status: 'open' });
    await sql(
      `with client as (
         insert into public.client_organizations (name) values ('Padaria Central') returning id)
       update public.feedback_tickets set organization_id = client.id from client
       where feedback_tickets.id = $1 returning 1`,
      other.id,
    );
    const refused = await send(`/admin/tickets/${one.id}`, fields);
    expect([refused.status, refused.text.includes(words.merge.two.confirm)]).toEqual([409, false]);
    expect(refused.text).toContain(words.why.ticket_other_client);
  });

  it('names the number that no ticket has', async () => {
    const { id } = await someTicket();
    const refused = await send(`/admin/tickets/${id}`, { intent: 'merge', number: 'A-999999' });
    expect([refused.status, refused.text.includes(words.why.number_gone)]).toEqual([404, true]);
  });
});

describe('the requester of a ticket', () => {
  it('is set and removed by staff, with links in both directions', async () => {
    const [ticket, contact] = [await someTicket(), await someContact()];
    const path = `/admin/tickets/${ticket.id}`;
    const found = await see(`${path}?find=${encodeURIComponent(contact.name.toLowerCase())}`);
    expect(found).toContain(contact.email);
    const set = (to: string, seen: number, who: keyof typeof people = 'manager') =>
      send(path, { intent: 'contact', contact: to, seen: String(seen) }, who);
    expect((await set(contact.id, 1, 'viewer')).status).toBe(403);
    const done = await set(contact.id, 1);
    expect([done.status, done.text.includes(words.done.contact)]).toEqual([200, true]);
    expect((await set('', 1)).status).toBe(409);
    expect((await set(randomUUID(), 2)).status).toBe(404);
    for (const place of [`/admin/contacts/${contact.id}`, `/admin/companies/${contact.company}`]) {
      expect(await see(place)).toContain(ticket.title);
    }
    for (const refused of [
      `contact=${contact.id}`,
      `company=${contact.company}`,
      'text=acucar',
      'text=(17)+99123-4567',
    ]) {
      expect(await see(`/admin/tickets?${refused}`)).toContain(ticket.title);
    }
    expect(await see(`/admin/tickets?contact=${contact.id}`)).toContain(contact.name);
    expect((await set('', 2)).status).toBe(200);
    expect(await state(ticket.id)).toMatchObject({ contact_id: null });
  });

  it('is known where a ticket is opened from the contact’s page, or in one line', async () => {
    const contact = await someContact();
    expect(await see(`/admin/contacts/${contact.id}`)).toContain(
      `/admin/tickets/new?contact=${contact.id}`,
    );
    expect(await see(`/admin/tickets/new?contact=${contact.id}`)).toContain(contact.name);
    const [project] = await sql<{ id: string }>(
      `select id from public.feedback_projects where key = 'forja'`,
    );
    const line = (text: string, fields: Record<string, string> = {}) =>
      send('/admin/new', {
        ...{ id: randomUUID(), what: 'ticket', project: project?.id ?? '', line: text },
        ...fields,
      });
    const refused = await line(`${contact.email}, não consegue entrar`);
    expect([refused.status, refused.text.includes(byHand.refused.known)]).toEqual([409, true]);
    const opened = await line(`${contact.email}, não consegue entrar`, { contact: contact.id });
    expect(opened.headers.location).toMatch(/^\/admin\/tickets\/[\da-f-]{36}$/);
    expect(await state(opened.headers.location?.split('/').at(-1) ?? '')).toMatchObject({
      contact_id: contact.id,
    });
    const withoutRole = await line('Ana Souza, 11 98765-4321');
    expect([withoutRole.status, withoutRole.text.includes(byHand.refused.title)]).toEqual([
      422,
      true,
    ]);
    // An unknown telephone stays in the text of the note.
    const outsider = await line('Ana Souza, 11 98765-4321, site fora do ar');
    const id = outsider.headers.location?.split('/').at(-1) ?? '';
    expect(await sql('select body from public.ticket_notes where ticket_id = $1', id)).toEqual([
      { body: '11 98765-4321' },
    ]);
  });
});

describe('what is done with all that match', () => {
  it('is done by the filter, leaves what cannot have it, and comes back as it was', async () => {
    const title = `Lote ${randomUUID().slice(0, 8)}`;
    await sql(
      `insert into public.feedback_tickets (project_id, title, status)
       select p.id, $1 || ' ' || n, case when n % 70 = 0 then 'closed' else 'open' end
       from public.feedback_projects p, generate_series(1, 210) n where p.key = 'forja'`,
      title,
    );
    const all = (fields: Record<string, string>, who: keyof typeof people = 'manager') =>
      send(`/admin/tickets?text=${encodeURIComponent(title)}`, fields, who);
    const states = () =>
      sql(
        `select status, count(*)::int as n from public.feedback_tickets
         where title like $1 group by status order by status`,
        `${title}%`,
      );
    const before = await states();
    const set = { intent: 'set-matching', what: 'status', to: 'solved' };
    expect((await all(set, 'viewer')).status).toBe(403);
    expect((await all({ ...set, to: 'high' })).status).toBe(422);
    const { status, text } = await all(set);
    expect([status, text.includes(words.bulk.changed_other.replace('{{count}}', '207'))]).toEqual([
      200,
      true,
    ]);
    expect(text).toContain(words.bulk.kept_other.replace('{{count}}', '3'));
    await sql(`update public.feedback_tickets set status = 'open' where title = $1`, `${title} 7`);
    const act = /name="act" value="([^"]+)"/.exec(text)?.[1] ?? '';
    const undone = await all({ intent: 'undo-matching', what: 'status', act });
    expect(undone.text).toContain(words.bulk.undone_other.replace('{{count}}', '206'));
    expect(await states()).toEqual(before);
    // An owner gets tickets of the projects that they may read; here of all.
    const given = await all({ intent: 'set-matching', what: 'owner', to: people.viewer.id });
    expect(given.text).toContain(words.bulk.changed_other.replace('{{count}}', '210'));
  });
});

describe('an address whose mails bounce', () => {
  it('is shown before a reply is written, and trusted again by permitted users', async () => {
    const contact = await someContact();
    await sql(
      `insert into private.bounced_addresses (email, closed_at, reason) values ($1, now(), 'no such user')`,
      contact.email,
    );
    const path = `/admin/contacts/${contact.id}`;
    expect(await see(path)).toContain('no such user');
    const trust = (who: keyof typeof people) =>
      send(
        '/admin/messages',
        { intent: 'trust', kind: 'contact', about: contact.id, email: contact.email },
        who,
      );
    expect((await trust('viewer')).status).toBe(403);
    expect((await trust('manager')).status).toBe(200);
    expect((await trust('manager')).status).toBe(409);
    expect(await see(path)).toContain(inbound.bounced.again);
  });
});

describe('the page of the requester of a ticket without an entry', () => {
  it('shows the answers, accepts messages, and is no other requester’s', async () => {
    const email = `${randomUUID()}@rua.example`;
    const [ticket, token] = [await someTicket(undefined, email), `${randomUUID()}-t`];
    await sql(
      `select private.link_to_ticket($1::uuid, $2, encode(sha256(convert_to($3, 'UTF8')), 'hex'))`,
      ticket.id,
      email,
      token,
    );
    await send(`/admin/tickets/${ticket.id}`, { intent: 'note', text: 'jabuticabal' });
    await send(`/admin/tickets/${ticket.id}`, {
      intent: 'reply',
      text: 'Já vimos.',
      next: 'waiting',
    });
    const ownPage = await site().ask(`/feedback/${token}`);
    expect(ownPage.status).toBe(200);
    expect(ownPage.text).toContain('Já vimos.');
    expect(ownPage.text).toContain(feedback.ticket.statuses.waiting.title);
    expect(ownPage.text).not.toContain('jabuticabal');
    expect((await site().ask(`/en/feedback/${token}`)).status).toBe(200);
    const action = /action="([^"]+)"/.exec(
      ownPage.text.slice(ownPage.text.indexOf('follow-reply') - 200),
    )?.[1];
    const answered = await post(site(), action ?? '', { body: 'Obrigado!' }, {});
    expect([answered.status, answered.headers.location]).toEqual([303, `/feedback/${token}`]);
    expect((await site().ask(`/feedback/${token}`)).text).toContain('Obrigado!');
    const empty = await post(site(), action ?? '', { body: ' ' }, {});
    expect([empty.status, empty.text.includes(feedback.errors.verbatim)]).toEqual([422, true]);
    expect((await site().ask(`/feedback/${token}x`)).status).toBe(404);
    await expect
      .poll(async () =>
        (
          await sql<{ kind: string }>(
            'select distinct kind from public.mails where about = $1 order by kind',
            ticket.id,
          )
        ).map(({ kind }) => kind),
      )
      .toEqual(['ticket.reply-mail', 'ticket.said-mail']);
  });
});

it('mentions are opened by users who read feedback alone', async () => {
  await sql(`delete from public.role_permissions where role = 'viewer' and resource = 'crm'`);
  const { status, text } = await visit(site(), '/admin/notifications', people.viewer.cookie);
  expect(status).toBe(200);
  expect(text).toContain('/admin/notifications');
});
