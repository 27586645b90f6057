import { randomUUID } from 'node:crypto';
import { beforeAll, describe, expect, test } from 'vitest';
import { makePerson } from '../testing/people.ts';
import { actorSql, ownerSql, useScratchDatabase } from '../testing/scratch-database.ts';

useScratchDatabase();

let manager = '';
let narrowed = '';
beforeAll(async () => {
  manager = await makePerson({ role: 'manager' });
  narrowed = await makePerson({ role: 'manager', product: 'doavya' });
});

const as = <Row>(userId: string, text: string) => actorSql<Row>({ kind: 'user', userId }, text);
const answer = (work: Promise<unknown>) =>
  work.then(
    () => 'let through',
    (error: Error) => error.message,
  );

async function company(product: string, name = `Casa ${randomUUID()}`) {
  const id = randomUUID();
  await ownerSql(
    'insert into public.crm_companies (id, name, products) values ($1, $2, array[$3])',
    [id, name, product],
  );
  return { id, name };
}

async function contact(source: string) {
  const id = randomUUID();
  await ownerSql(
    `insert into public.crm_contacts (id, name, email, source) values ($1, 'Ana', $2, $3)`,
    [id, `${id}@casa.example`, source],
  );
  return id;
}

async function deal(contactId: string, product: string, value: number, companyId?: string) {
  const id = randomUUID();
  await ownerSql(
    `insert into public.crm_deals (id, contact_id, pipeline_id, stage_id, title, source, value, company_id)
     select $1, $2, s.pipeline_id, s.id, 'Site', 'manual', $4, $5
     from public.crm_stages s join public.crm_pipelines p on p.id = s.pipeline_id
     where p.product = $3 and s.kind = 'open' order by p.is_default desc, s.position limit 1`,
    [id, contactId, product, value, companyId ?? null],
  );
  return id;
}

const worksFor = async (id: string) =>
  (
    await ownerSql<{ company: string | null; company_id: string | null }>(
      'select company, company_id from public.crm_contacts where id = $1',
      [id],
    )
  )[0];
const link = (who: string, person: string, seen: string | null, to: string | null) =>
  as(
    who,
    `select link_company('${person}', ${seen ? `'${seen}'` : 'null'}, ${to ? `'${to}'` : 'null'})`,
  );

describe('a contact and its company', () => {
  test('are linked with the open deals that had none, and unlinked again', async () => {
    const { id, name } = await company('forja');
    const person = await contact('website');
    const open = await deal(person, 'forja', 10);
    await link(manager, person, null, id);
    expect(await worksFor(person)).toEqual({ company: name, company_id: id });
    expect(await ownerSql('select company_id from public.crm_deals where id = $1', [open])).toEqual(
      [{ company_id: id }],
    );
    await link(manager, person, id, null);
    expect(await worksFor(person)).toEqual({ company: null, company_id: null });
  });

  test('are not linked over a newer change of a colleague', async () => {
    const [one, other] = [await company('forja'), await company('forja')];
    const person = await contact('website');
    await link(manager, person, null, one.id);
    expect(await answer(link(manager, person, null, other.id))).toBe('contact_changed');
    expect((await worksFor(person))?.company_id).toBe(one.id);
  });

  test('nobody links to, or reads the name of, a company of another product', async () => {
    const { id } = await company('forja');
    const person = await contact('doavya');
    expect(await answer(link(narrowed, person, null, id))).toBe('company_gone');
    const save = `select save_contact('${person}', 1, 'Ana', null, null, '${id}', null, '[]')`;
    expect(await answer(as(narrowed, save))).toBe('company_gone');
    expect(await worksFor(person)).toEqual({ company: null, company_id: null });
    const mine = await company('doavya');
    expect(await answer(link(narrowed, await contact('website'), null, mine.id))).toBe(
      'contact_gone',
    );
    for (const role of ['viewer', 'analyst'] as const) {
      const who = await makePerson({ role });
      expect(await answer(link(who, person, null, mine.id))).toBe('crm_update_missing');
    }
  });
});

describe('a company', () => {
  test('is saved, changed, deactivated and read by users of its product alone', async () => {
    const { id } = await company('forja');
    const calls = [
      `select * from save_company('${id}', 1, 'Outra', null, null, null, null, null)`,
      `select set_company_active('${id}', false)`,
      `select * from company_timeline('${id}')`,
    ];
    for (const call of calls) expect(await answer(as(narrowed, call))).toBe('company_gone');
    const withoutRole = await makePerson();
    for (const call of calls)
      expect(await answer(as(withoutRole, call))).toMatch(/^crm_\w+_missing$/);
    const found = `select id from companies_page(p_sort => 'created', p_descending => true) where id = '${id}'`;
    expect([await as(narrowed, found), await as(manager, found)]).toEqual([[], [{ id }]]);
    await expect(as(withoutRole, found)).rejects.toThrow('crm_read_missing');
  });

  test('is hidden without the permission, and changed by one user at a time', async () => {
    const { id } = await company('forja');
    const client = await makePerson();
    const save = (revision: number, owner: string) =>
      as(
        manager,
        `select * from save_company('${id}', ${revision}, 'Nova', null, null, null, null, '${owner}')`,
      );
    expect(await answer(save(1, client))).toBe('company_owner');
    await save(1, manager);
    expect(await answer(save(1, manager))).toBe('changed');
    const facts = await as<{ kind: string; fields: string[] }>(
      manager,
      `select kind, fields from company_timeline('${id}')`,
    );
    expect(facts.map(({ kind, fields }) => [kind, [...fields].sort()])).toEqual([
      ['changed', ['name', 'owner_id']],
      ['created', []],
    ]);
  });

  test('is found without the accents of its name, and by its number with its marks', async () => {
    const { id } = await company('forja');
    await ownerSql(
      `update public.crm_companies set name = 'Laticínios São Bentão', cnpj = '11222333000181' where id = $1`,
      [id],
    );
    for (const text of ['laticinios sao', 'BENTÃO', 'bentao', '11.222.333/0001-81']) {
      const found = await as<{ id: string }>(
        manager,
        `select id from companies_page(p_text => '${text}')`,
      );
      expect([text, found]).toEqual([text, [{ id }]]);
    }
  });

  test('shows people, deals and what happened of the products that its reader sees', async () => {
    const { id, name } = await company('doavya');
    const [ofPartner, theirs] = [await contact('doavya'), await contact('website')];
    for (const person of [ofPartner, theirs]) await link(manager, person, null, id);
    await deal(ofPartner, 'doavya', 10, id);
    await deal(theirs, 'forja', 500, id);
    const counted = `select people, open_deals, open_value::int from companies_page(p_text => '${name}')`;
    expect(await as(manager, counted)).toEqual([{ people: 2, open_deals: 2, open_value: 510 }]);
    expect(await as(narrowed, counted)).toEqual([{ people: 1, open_deals: 1, open_value: 10 }]);
    await as(manager, `select add_contact_note('${theirs}', 'call', 'Segredo da Forja.')`);
    const heard = `select body from company_timeline('${id}') where kind = 'call'`;
    expect(await as(manager, heard)).toEqual([{ body: 'Segredo da Forja.' }]);
    expect(await as(narrowed, heard)).toEqual([]);
    const deals = `select count(*)::int as n from company_timeline('${id}') where subject = 'deal'`;
    expect((await as<{ n: number }>(narrowed, deals))[0]?.n).toBe(1);
  });
});
