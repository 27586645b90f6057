import { randomUUID } from 'node:crypto';
import { beforeAll, describe, expect, test } from 'vitest';
import { makePerson } from '../testing/people.ts';
import { actorSql, ownerSql, useScratchDatabase } from '../testing/scratch-database.ts';

useScratchDatabase();

let manager = '';
beforeAll(async () => {
  manager = await makePerson({ role: 'manager' });
});

const by = <Row>(who: string, text: string) => actorSql<Row>({ kind: 'user', userId: who }, text);
const as = <Row>(text: string) => by<Row>(manager, text);

type Company = { name?: string; cnpj?: string; city?: string; products?: string };
async function company({ name = `Casa ${randomUUID()}`, ...more }: Company = {}) {
  const { cnpj = null, city = null, products = '{forja}' } = more;
  const [made] = await ownerSql<{ id: string }>(
    'insert into public.crm_companies (name, cnpj, city, products) values ($1, $2, $3, $4) returning id',
    [name, cnpj, city, products],
  );
  return made?.id ?? '';
}

/** A person, an open deal, a ticket and a client with a project, an issued invoice and a member. */
async function fill(id: string) {
  const [made] = await ownerSql<{ contact: string; client: string; project: string }>(
    `with contact as (
       insert into public.crm_contacts (name, email, source, company_id) values ($2, $2, 'website', $1) returning id
     ), deal as (
       insert into public.crm_deals (contact_id, company_id, pipeline_id, stage_id, title, source)
       select c.id, $1, s.pipeline_id, s.id, 'Site', 'manual' from contact c, public.crm_stages s
       join public.crm_pipelines p on p.id = s.pipeline_id
       where p.product = 'forja' and p.is_default and s.kind = 'open' order by s.position limit 1
     ), ticket as (
       insert into public.feedback_tickets (project_id, contact_id, company_id, title)
       select f.id, c.id, $1, 'Não entra' from contact c, public.feedback_projects f where f.key = 'forja'
     ), client as (
       insert into public.client_organizations (name, company_id) select name, id from public.crm_companies where id = $1
       returning id
     ), project as (
       insert into public.projects (organization_id, name, starts_on, shown_at)
       select id, 'Site', '2026-08-03', now() from client returning id, organization_id
     ), invoice as (
       insert into public.invoices (id, organization_id, number, description, value, due_on, state, issued_at, boleto)
       select gen_random_uuid(), id, '2026-' || (100000 + floor(random() * 899999))::integer, 'Site', 10, '2026-12-01',
         'issued', now(), repeat('1', 47) from client
     ) select c.id as contact, o.id as client, p.id as project from contact c, client o, project p`,
    [id, `${randomUUID()}@casa.example`],
  );
  const member = await makePerson();
  await ownerSql(
    `insert into public.client_members (organization_id, user_id, role) values ($1, $2, 'owner')`,
    [made?.client, member],
  );
  return { contact: '', client: '', project: '', ...made, member };
}

const parts = async (id: string) =>
  (await as(`select * from company_merge_parts('${id}')`))[0] as Record<string, number>;
const merge = async (target: string, other: string, who = manager) =>
  (await by<{ id: string }>(who, `select merge_companies('${target}', '${other}') as id`))[0]?.id;
const stands = async (id: string) =>
  (
    await ownerSql<{
      merged_into: string | null;
      is_active: boolean;
      cnpj: string | null;
      city: string;
    }>('select merged_into, is_active, cnpj, city from public.crm_companies where id = $1', [id])
  )[0];

describe('two rows of one company', () => {
  test('become one with all that names them, and the undo parts them', async () => {
    const [target, other] = [
      await company(),
      await company({ cnpj: '11444777000161', city: 'Recife' }),
    ];
    const [mine, theirs] = [await fill(target), await fill(other)];
    const before = [await parts(target), await parts(other)];
    expect(before[1]).toMatchObject({ people: 1, deals: 1, projects: 1, invoices: 1, tickets: 1 });

    const id = await merge(target, other);
    expect(await parts(target)).toMatchObject({
      ...{ people: 2, deals: 2, projects: 2, invoices: 2, tickets: 2 },
    });
    expect(await stands(target)).toMatchObject({ cnpj: '11444777000161', city: 'Recife' });
    expect(await stands(other)).toMatchObject({ merged_into: target, is_active: false });
    // The people of both sides see the work of both.
    for (const { member } of [mine, theirs]) {
      expect(
        await by(
          member,
          `select id from public.projects where id in ('${mine.project}', '${theirs.project}')`,
        ),
      ).toHaveLength(2);
    }
    expect(
      (await as<{ name: string }>(`select name from company_merges_of('${target}')`)).length,
    ).toBe(1);

    await as(`select unmerge_companies('${id}')`);
    expect([await parts(target), await parts(other)]).toEqual(before);
    expect(await stands(target)).toMatchObject({ cnpj: null, city: null });
    expect(await stands(other)).toMatchObject({
      merged_into: null,
      is_active: true,
      cnpj: '11444777000161',
    });
    for (const one of [mine, theirs]) {
      expect(
        await by(
          one.member,
          `select id from public.projects where id in ('${mine.project}', '${theirs.project}')`,
        ),
      ).toEqual([{ id: one.project }]);
    }
    await expect(as(`select unmerge_companies('${id}')`)).rejects.toThrow('changed');
  });

  test('of which only one is a client stay that client', async () => {
    const [target, other] = [await company(), await company()];
    const { client } = await fill(other);
    const id = await merge(target, other);
    const owner = async () =>
      (
        await ownerSql<{ company_id: string }>(
          'select company_id from public.client_organizations where id = $1',
          [client],
        )
      )[0]?.company_id;
    expect(await owner()).toBe(target);
    await as(`select unmerge_companies('${id}')`);
    expect(await owner()).toBe(other);
  });

  test('are one where ten merge them at once, either way round', async () => {
    const [a, b] = [await company(), await company()];
    await fill(a);
    await fill(b);
    const all = await Promise.allSettled(
      Array.from({ length: 10 }, (_, at) => (at % 2 ? merge(a, b) : merge(b, a))),
    );
    expect(all.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
    const rows = [await stands(a), await stands(b)];
    expect(rows.filter((row) => row?.merged_into)).toHaveLength(1);
    expect(await parts(rows[0]?.merged_into ? b : a)).toMatchObject({ people: 2, invoices: 2 });
  });

  test('take in what is written for the merged one meanwhile and later', async () => {
    const [target, other] = [
      await company({ name: 'Casa Pia' }),
      await company({ name: 'Casa Pia Ltda' }),
    ];
    const contacts = await Promise.all(
      Array.from({ length: 10 }, async () => (await fill(await company())).contact),
    );
    const link = (contact: string) =>
      as(`select link_company('${contact}', c.company_id, '${other}', false)
        from public.crm_contacts c where c.id = '${contact}'`);
    await Promise.allSettled([merge(target, other), ...contacts.map(link)]);
    expect(
      await ownerSql('select id from public.crm_contacts where company_id = $1', [other]),
    ).toEqual([]);
    // A spelling of the merged one finds the target.
    const [found] = await ownerSql<{ id: string }>(
      `select private.known_company(private.company_key('casa pia ltda'), null, null, '{forja}') as id`,
    );
    expect(found?.id).toBe(target);
    await expect(
      as(`select link_company('${contacts[0]}', null, '${other}', false)`),
    ).rejects.toThrow();
  });

  test('leave with the undo what a colleague has given elsewhere since', async () => {
    const [target, other, third] = [await company(), await company(), await company()];
    const { contact } = await fill(other);
    const id = await merge(target, other);
    await as(`select link_company('${contact}', '${target}', '${third}', false)`);
    await as(`select unmerge_companies('${id}')`);
    expect(
      await ownerSql('select company_id from public.crm_contacts where id = $1', [contact]),
    ).toEqual([{ company_id: third }]);
  });

  test('are suggested by name, domain and CNPJ, until they are one', async () => {
    const word = randomUUID().slice(0, 8);
    const [a, b] = [
      await company({ name: `Casa ${word}` }),
      await company({ name: `CASA ${word} S.A.` }),
    ];
    const suggested = async () =>
      as<{ id: string; reasons: string[] }>(`select id, reasons from company_duplicates('${a}')`);
    expect(await suggested()).toEqual([{ id: b, reasons: ['name'] }]);
    expect(await as(`select other_id from company_pairs(1000) where id = '${a}'`)).toEqual([
      { other_id: b },
    ]);
    await merge(a, b);
    expect(await suggested()).toEqual([]);
  });

  test('are merged by nobody who may not change both', async () => {
    const [a, b] = [await company(), await company({ products: '{forja,doavya}' })];
    const [viewer, narrowed] = [
      await makePerson({ role: 'viewer' }),
      await makePerson({ role: 'manager', product: 'forja' }),
    ];
    await expect(merge(a, b, viewer)).rejects.toThrow('crm_update_missing');
    await expect(merge(a, b, narrowed)).rejects.toThrow('crm_update_missing');
    await expect(merge(a, a)).rejects.toThrow('merge_with_itself');
  });
});

describe('a pair that is not one company', () => {
  const suggested = async (id: string) =>
    (await as<{ id: string; other_id: string }>('select * from company_pairs(200)')).some(
      (pair) => pair.id === id || pair.other_id === id,
    );
  const duplicates = (id: string) =>
    as<{ id: string }>(`select id from company_duplicates('${id}')`);
  const settle = (one: string, other: string, dismissed: boolean, who = manager) =>
    by(who, `select dismiss_company_pair('${one}', '${other}', ${dismissed})`);

  test('is dismissed, stays away after a merge, is on record, and is suggested again', async () => {
    const name = `Casa ${randomUUID()}`;
    const [one, other] = [await company({ name }), await company({ name })];
    expect([await suggested(one), (await duplicates(other)).length]).toEqual([true, 1]);
    await settle(other, one, true);
    await settle(one, other, true);
    expect([await suggested(one), (await duplicates(other)).length]).toEqual([false, 0]);
    expect(
      await ownerSql(
        `select subject_id, to_value, actor from public.crm_events
         where kind = 'dismissed_pair' and subject_id in ($1, $2)`,
        [one, other],
      ),
    ).toHaveLength(2);
    // The dismissal counts for the company that one of them was merged into.
    const third = await company({ name });
    await settle(third, other, true);
    await merge(third, one);
    expect([await suggested(other), (await duplicates(other)).length]).toEqual([false, 0]);
    const listed = await as<{ id: string }>('select * from dismissed_company_pairs()');
    expect(listed).toHaveLength(1);
    await settle(other, third, false);
    expect((await duplicates(other)).map(({ id }) => id)).toEqual([third]);
    expect(await as('select * from dismissed_company_pairs()')).toEqual([]);
  });

  test('is settled with the permission on both alone', async () => {
    const [one, other] = [await company(), await company({ products: '{doavya}' })];
    const narrowed = await makePerson({ role: 'manager', product: 'forja' });
    const viewer = await makePerson({ role: 'viewer' });
    await expect(settle(one, other, true, narrowed)).rejects.toMatchObject({ code: 'PT404' });
    await expect(settle(one, other, true, viewer)).rejects.toMatchObject({ code: 'PT403' });
    await expect(settle(one, one, true)).rejects.toMatchObject({ code: 'PT422' });
    await settle(one, other, true);
    expect(await by(narrowed, 'select * from dismissed_company_pairs()')).toEqual([]);
  });
});
