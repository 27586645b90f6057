import { randomUUID } from 'node:crypto';
import { beforeAll, describe, expect, it } from 'vitest';
import deals from '#app/features/crm/deals/locales/pt-BR.json' with { type: 'json' };
import notes from '#app/features/notes/locales/pt-BR.json' with { type: 'json' };
import words from '#app/ui/admin/record/locales/pt-BR.json' with { type: 'json' };
import { post, sql } from './auth-posts.ts';
import { useBuiltSite } from './built-site.ts';
import { type SignedIn, signedIn, visit } from './staff.ts';

/* Pages of records without scripts. */

const site = useBuiltSite();
const people = {} as Record<'manager' | 'viewer', SignedIn>;
const mark = randomUUID().slice(0, 8);
const contacts: string[] = [];
let deal = '';
let company = '';

beforeAll(async () => {
  for (const role of ['manager', 'viewer'] as const) people[role] = await signedIn(site(), role);
  for (const name of ['Ana', 'Bruno', 'Carla']) {
    const [row] = await sql<{ id: string }>(
      `insert into public.crm_contacts (name, email, source, products)
       values ($1, $2, 'manual', '{forja}') returning id`,
      `${mark} ${name}`,
      `${randomUUID()}@casa.example`,
    );
    contacts.push(row?.id ?? '');
  }
  [{ id: company } = { id: '' }] = await sql<{ id: string }>(
    `insert into public.crm_companies (name, products) values ($1, '{forja}') returning id`,
    `${mark} Padaria`,
  );
  [{ id: deal } = { id: '' }] = await sql<{ id: string }>(
    `insert into public.crm_deals (contact_id, pipeline_id, stage_id, title, source, value)
     select $1, s.pipeline_id, s.id, 'Portal', 'manual', 1000
     from public.crm_stages s join public.crm_pipelines p on p.id = s.pipeline_id
     where p.slug = 'inbound-marketing' and s.position = 1 returning id`,
    contacts[1],
  );
});
const see = (path: string, who: keyof typeof people = 'manager') =>
  visit(site(), path, people[who].cookie);
const send = (path: string, fields: Record<string, string>, who: keyof typeof people = 'manager') =>
  post(site(), path, fields, { cookie: people[who].cookie });

describe('a note', () => {
  it.each([
    ['a deal', () => `/admin/deals/${deal}`],
    ['a contact', () => `/admin/contacts/${contacts[1]}`],
    ['a company', () => `/admin/companies/${company}`],
  ])('on %s is written, stands in its timeline, and is removed', async (_, pathOf) => {
    const path = pathOf();
    const text = `Sem sinal ${randomUUID().slice(0, 8)}`;
    expect((await send(path, { intent: 'note', text }, 'viewer')).status).toBe(403);
    const empty = await send(path, { intent: 'note', text: ' ' });
    expect(empty.status).toBe(422);
    expect(empty.text).toContain(notes.notKept.empty);
    const written = await send(path, { intent: 'note', text });
    expect(written.status).toBe(200);
    expect(written.text).toContain(notes.done.written);
    const timeline = (await see(path, 'viewer')).text;
    expect(timeline).toContain(text);
    // Notes and facts are dated in one way: the time, under the heading of the day.
    expect(timeline).toMatch(/>\d\dh\d\d<\/time>/);
    expect(timeline).not.toMatch(/>\d\d\/\d\d\/\d{4}, \d\dh\d\d<\/time>/);
    const [row] = await sql<{ id: string }>(
      'select id from public.crm_notes where body = $1',
      text,
    );
    const removed = await send(path, { intent: 'remove-note', noteId: row?.id ?? '' });
    expect(removed.text).toContain(notes.done.removed);
    expect((await see(path)).text).not.toContain(text);
    await send(path, { intent: 'restore-note', noteId: row?.id ?? '' });
    expect((await see(path)).text).toContain(text);
  });

  it('of a colleague is changed by nobody else', async () => {
    const path = `/admin/deals/${deal}`;
    await send(path, { intent: 'note', text: 'Só minha' });
    const [row] = await sql<{ id: string }>(
      `select id from public.crm_notes where body = 'Só minha'`,
    );
    const other = await signedIn(site(), 'manager');
    const refused = await post(
      site(),
      path,
      { intent: 'edit-note', noteId: row?.id ?? '', text: 'Outra' },
      { cookie: other.cookie },
    );
    expect(refused.status).toBe(409);
  });
});

it('leads to the records before and after it, in the list from which it was opened', async () => {
  // The newest first.
  const list = new URLSearchParams({ text: mark });
  const listed = await see(`/admin/contacts?${list}`);
  const query = `?${new URLSearchParams({ list: `${list}` })}`;
  expect(listed.text).toContain(`/admin/contacts/${contacts[1]}?list=`);
  const stepsOf = async (id: string | undefined) => {
    const { text } = await see(`/admin/contacts/${id}${query}`);
    const to = (label: string) =>
      contacts.indexOf(
        new RegExp(`href="/admin/contacts/([0-9a-f-]{36})[^>]*aria-label="${label}"`).exec(
          text,
        )?.[1] ??
          new RegExp(`aria-label="${label}"[^>]*href="/admin/contacts/([0-9a-f-]{36})`).exec(
            text,
          )?.[1] ??
          '',
      );
    return [to(words.previous), to(words.next)];
  };
  expect(await stepsOf(contacts[0])).toEqual([1, -1]);
  expect(await stepsOf(contacts[1])).toEqual([2, 0]);
  expect(await stepsOf(contacts[2])).toEqual([-1, 1]);
});

it('shows from and to of a change, and saves a fact in its place', async () => {
  const path = `/admin/deals/${deal}`;
  const [row] = await sql<{ revision: number }>(
    'select revision from public.crm_deals where id = $1',
    deal,
  );
  const fields = {
    ...{ intent: 'edit', revision: String(row?.revision), title: 'Portal' },
    ...{ owner: '', close: '' },
  };
  const wrong = await send(path, { ...fields, value: 'muito' });
  expect(wrong.status).toBe(422);
  expect(wrong.text).toContain(deals.refused.amount);
  expect((await send(path, { ...fields, value: '134.000' })).status).toBe(200);
  expect((await see(path)).text).toMatch(/<del>R\$\s1\.000<\/del>.*R\$\s134\.000/s);
});

it('asks for the reason of a lost deal as a choice, and names what moves with it', async () => {
  const [lost] = await sql<{ id: string; here: string }>(
    `select s.id, d.stage_id as here from public.crm_deals d
     join public.crm_stages s on s.pipeline_id = d.pipeline_id and s.kind = 'lost' where d.id = $1`,
    deal,
  );
  const move = { intent: 'move', seen: lost?.here ?? '', stage: lost?.id ?? '' };
  const asked = await send(`/admin/deals/${deal}`, move);
  expect(asked.status).toBe(422);
  expect(asked.text).toContain(deals.along.title);
  expect(asked.text).toMatch(
    /type="radio"[^>]*value="no_budget"|value="no_budget"[^>]*type="radio"/,
  );
  const done = await send(`/admin/deals/${deal}`, { ...move, reason: 'no_budget' });
  expect(done.status).toBe(200);
});
