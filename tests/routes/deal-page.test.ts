import { randomUUID } from 'node:crypto';
import { beforeAll, beforeEach, describe, expect, it } from 'vitest';
import en from '#app/features/crm/deals/locales/en.json' with { type: 'json' };
import words from '#app/features/crm/deals/locales/pt-BR.json' with { type: 'json' };
import { post, sql } from './auth-posts.ts';
import { useBuiltSite } from './built-site.ts';
import { type SignedIn, signedIn, visit } from './staff.ts';

/* What may be set on a deal's own page: what it is called, whom it is with, and where it belongs. */

const site = useBuiltSite();
const people = {} as Record<'manager' | 'viewer', SignedIn>;
beforeAll(async () => {
  for (const role of ['manager', 'viewer'] as const) people[role] = await signedIn(site(), role);
});

let id = '';
const called = { contact: '', company: '' };
beforeEach(async () => {
  const mark = randomUUID().slice(0, 8);
  called.contact = `Otília ${mark}`;
  called.company = `Padaria ${mark}`;
  await sql(
    `insert into public.crm_contacts (name, email, source, products)
     values ($1, $2, 'manual', '{forja}')`,
    called.contact,
    `${mark}@casa.example`,
  );
  await sql(
    `insert into public.crm_companies (name, products) values ($1, '{forja}')`,
    called.company,
  );
  const [deal] = await sql<{ id: string }>(
    `with contact as (insert into public.crm_contacts (name, email, source)
       values ('Ana', $1, 'manual') returning id)
     insert into public.crm_deals (contact_id, pipeline_id, stage_id, title, source, value)
     select c.id, s.pipeline_id, s.id, 'Portal', 'manual', 1000
     from contact c, public.crm_stages s join public.crm_pipelines p on p.id = s.pipeline_id
     where p.slug = 'inbound-marketing' and s.position = 1 returning id`,
    `${randomUUID()}@casa.example`,
  );
  id = deal?.id ?? '';
});

type Stored = {
  title: string;
  revision: number;
  contact: string;
  company: string | null;
  pipeline: string;
  product: string;
  stage: string;
};
const stored = async () =>
  (
    await sql<Stored>(
      `select d.title, d.revision, c.name as contact, o.name as company, p.slug as pipeline,
         d.product, d.stage_id as stage
       from public.crm_deals d join public.crm_contacts c on c.id = d.contact_id
       join public.crm_pipelines p on p.id = d.pipeline_id
       left join public.crm_companies o on o.id = d.company_id where d.id = $1`,
      id,
    )
  )[0] as Stored;
const kinds = async () =>
  (
    await sql<{ kind: string }>(
      'select kind from public.crm_events where subject_id = $1 order by at, id',
      id,
    )
  ).map(({ kind }) => kind);
const see = (query = '', who: keyof typeof people = 'manager') =>
  visit(site(), `/admin/deals/${id}${query}`, people[who].cookie);
const send = (fields: Record<string, string>, who: keyof typeof people = 'manager') =>
  post(site(), `/admin/deals/${id}`, fields, { cookie: people[who].cookie });

/** The value of the choice that is before some words. */
const choiceOf = (text: string, name: string) =>
  new RegExp(`value="([0-9a-f-]{36})"[^>]*/> <b>${name}`).exec(text)?.[1] ?? '';

it('sets another contact and company, found by their names, and keeps it on record', async () => {
  expect((await see()).text).toContain(words.partyChange);
  const contact = choiceOf(
    (await see(`?with=${encodeURIComponent(called.contact)}`)).text,
    called.contact,
  );
  const company = choiceOf(
    (await see(`?with=${encodeURIComponent(called.company)}`)).text,
    called.company,
  );
  const { revision } = await stored();
  const fields = { intent: 'party', revision: String(revision), contact, company };
  expect((await send(fields)).status).toBe(200);
  expect(await stored()).toMatchObject(called);
  expect(await kinds()).toEqual(['opened', 'contact', 'company']);
  const { text } = await see();
  expect(text).toContain(called.company);
  // The same again comes too late.
  const late = await send(fields);
  expect(late.status).toBe(409);
  expect(late.text).toContain(words.refused.changed);
  const now = await stored();
  expect((await send({ ...fields, revision: String(now.revision), company: '' })).status).toBe(200);
  expect((await stored()).company).toBeNull();
});

it('finds nothing by one letter, and reports an empty result', async () => {
  expect((await see('?with=a')).text).toContain(words.partyShort);
  expect((await see('?with=zzyzzx')).text).toContain(words.partyNone);
  expect((await see('?with=zzyzzx', 'viewer')).text).not.toContain(words.partyNone);
});

it('refuses an unknown contact, and users who may only read', async () => {
  const { revision } = await stored();
  const fields = {
    ...{ intent: 'party', revision: String(revision), contact: randomUUID(), company: '' },
  };
  const refused = await send(fields);
  expect(refused.status).toBe(422);
  expect(refused.text).toContain(words.refused.party);
  expect((await send(fields, 'viewer')).status).toBe(403);
  expect((await stored()).contact).toBe('Ana');
});

it('moves to a stage of another pipeline, and to its product', async () => {
  const before = await stored();
  const { text } = await see();
  const [to] = await sql<{ id: string; name: string }>(
    `select s.id, p.name from public.crm_stages s join public.crm_pipelines p on p.id = s.pipeline_id
     where p.slug = 'doavya-partnership' and s.kind = 'open' order by s.position limit 1`,
  );
  expect(text).toContain(`<option value="${to?.id}"`);
  expect(text).toMatch(new RegExp(`<optgroup label="[^"]*: ${to?.name}"`));
  const fields = { intent: 'move', seen: before.stage, stage: to?.id ?? '' };
  expect((await send(fields)).status).toBe(200);
  expect(await stored()).toMatchObject({ pipeline: 'doavya-partnership', product: 'doavya' });
  expect((await kinds()).at(-1)).toBe('pipeline');
  // Seen where it was: a colleague was quicker.
  expect((await send(fields)).status).toBe(409);
});

it('keeps the typed texts after a conflict, and saves them the second time', async () => {
  const { revision } = await stored();
  const fields = {
    intent: 'edit',
    revision: String(revision),
    value: '2.000',
    owner: '',
    close: '',
  };
  await send({ ...fields, title: 'Do colega' });
  const late = await send({ ...fields, title: 'Meu título', value: '3.500' });
  expect(late.status).toBe(409);
  expect(late.text).toContain('value="Meu título"');
  expect(late.text).toContain('value="3.500"');
  const now = /name="revision" value="(\d+)"/.exec(
    late.text.slice(late.text.indexOf('value="edit"')),
  )?.[1];
  expect(Number(now)).toBe((await stored()).revision);
  expect((await stored()).title).toBe('Do colega');
  await send({ ...fields, title: 'Meu título', revision: now ?? '' });
  expect((await stored()).title).toBe('Meu título');
  const wrong = await send({ ...fields, title: 'Outro', value: 'muito', revision: now ?? '' });
  expect(wrong.status).toBe(422);
  expect(wrong.text).toContain('value="muito"');
});

it('opens beside the list with a link to the next one', async () => {
  const panel = await visit(site(), `/admin/deals/list?open=${id}`, people.viewer.cookie);
  expect(panel.status).toBe(200);
  expect(panel.text).toMatch(/<aside[^>]*aria-labelledby="deal"/);
  expect(panel.text).toContain('id="deal">Portal');
  const none = await visit(site(), `/admin/deals/list?open=${randomUUID()}`, people.viewer.cookie);
  expect([none.status, none.text.includes('aria-labelledby="deal"')]).toEqual([200, false]);
});

it('assigns all deals that match a filter, on every page, and no others', async () => {
  await sql('delete from public.crm_deals where id <> $1', id);
  await sql(
    `insert into public.crm_deals (contact_id, pipeline_id, stage_id, title, source, value)
     select contact_id, pipeline_id, stage_id, 'Outro ' || n, 'manual',
       case when n <= 430 then 20000 else 100 end
     from public.crm_deals, generate_series(1, 450) n where id = $1`,
    id,
  );
  const { id: owner, cookie } = people.manager;
  const owned = async () =>
    (
      await sql<{ deals: number; least: string }>(
        `select count(*)::int as deals, min(value)::int as least from public.crm_deals
         where owner_id = $1`,
        owner,
      )
    )[0];
  const give = (query: string, to: string, who = cookie) =>
    post(site(), `/admin/deals${query}`, { intent: 'give-matching', owner: to }, { cookie: who });
  expect((await give('', owner, people.viewer.cookie)).status).toBe(403);
  expect((await give('?min=15000&owner=none', owner)).status).toBe(200);
  expect(await owned()).toEqual({ deals: 430, least: 20_000 });
  await give(`?owner=${owner}`, '');
  expect((await owned())?.deals).toBe(0);
  const [{ act } = { act: '' }] = await sql<{ act: string }>(
    `select act from public.crm_events where act is not null order by id desc limit 1`,
  );
  const back = (who: string) =>
    post(site(), '/admin/deals', { intent: 'give-back', act }, { cookie: who });
  expect((await back(people.viewer.cookie)).status).toBe(403);
  expect((await back(cookie)).status).toBe(200);
  expect(await owned()).toEqual({ deals: 430, least: 20_000 });
});

describe('a concurrent change', () => {
  it('is a new owner who may no longer see deals', async () => {
    const { id: owner } = await signedIn(site(), null);
    for (const fields of [
      { intent: 'give', id, owner },
      { intent: 'give-matching', owner },
    ]) {
      const { cookie } = people.manager;
      const { status, text } = await post(site(), '/admin/deals.data', fields, { cookie });
      expect([status, text.includes('"code","owner"')]).toEqual([409, true]);
    }
  });

  it('is a stage that is archived at this moment', async () => {
    const [lost] = await sql<{ id: string }>(
      `select s.id from public.crm_stages s join public.crm_deals d using (pipeline_id)
       where d.id = $1 and s.position = 2`,
      id,
    );
    const { stage: seen } = (await stored()) ?? { stage: '' };
    // Between the check of the stage and the update.
    await sql(`create function private.archive_stage() returns trigger language plpgsql as $$
      begin update public.crm_stages set is_active = false where id = new.stage_id; return new; end $$`);
    await sql(`create trigger a_colleague before update of stage_id on public.crm_deals
      for each row execute function private.archive_stage()`);
    try {
      const move = { intent: 'move', id, seen, stage: lost?.id ?? '', note: 'Fechou com outro.' };
      for (const [language, { refused }] of [
        ['pt-BR', words],
        ['en', en],
      ] as const) {
        const { cookie } = people.manager;
        const answer = await post(site(), `/admin/deals/${id}`, move, { cookie, language });
        expect([answer.status, answer.text.includes(refused.stage)]).toEqual([409, true]);
      }
      const { cookie } = people.manager;
      const onBoard = await post(site(), '/admin/deals.data', move, { cookie });
      expect([onBoard.status, onBoard.text.includes('"code","stage"')]).toEqual([409, true]);
      expect(onBoard.text).toContain('Fechou com outro.');
    } finally {
      await sql('drop function private.archive_stage() cascade');
    }
    expect((await stored())?.stage).toBe(seen);
  });
});
