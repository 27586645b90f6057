import { randomUUID } from 'node:crypto';
import { beforeAll, describe, expect, test } from 'vitest';
import {
  address,
  ask,
  begin,
  checked,
  type Fields,
  importOf,
  linesOf,
  run,
} from '../testing/import-lines.ts';
import { makePerson } from '../testing/people.ts';
import { actorSql, ownerSql, useScratchDatabase } from '../testing/scratch-database.ts';

describe('imports of contacts', () => {
  useScratchDatabase();
  const people = {} as Record<'manager' | 'partner' | 'analyst' | 'client', string>;
  beforeAll(async () => {
    people.manager = await makePerson({ role: 'manager' });
    people.partner = await makePerson({ role: 'manager' });
    await ownerSql(`update public.user_roles set product = 'doavya' where user_id = $1`, [
      people.partner,
    ]);
    people.analyst = await makePerson({ role: 'analyst' });
    people.client = await makePerson();
  });
  type Who = keyof typeof people;

  test('create contacts with their points, companies and deals, once', async () => {
    const email = address('ana');
    const lines = [
      {
        name: 'Ana',
        emails: [email, `2${email}`],
        phones: ['+5511987654321'],
        company: 'Padaria Nova',
        cnpj: '11222333000181',
        job: 'Dona',
        deal: { title: 'Site', value: 1200 },
        note: 'Conheci na feira.',
      },
      { name: 'Bia', emails: [], phones: ['+5511912345678'], company: 'Padaria Nova' },
    ];
    const id = await checked(people.manager, lines);
    expect((await linesOf(id)).map(({ standing }) => standing)).toEqual(['new', 'new']);
    expect(await run(people.manager, id)).toBe('done');
    expect((await linesOf(id)).flatMap(({ remarks }) => remarks)).toEqual([]);
    expect(await importOf(id)).toMatchObject({ state: 'done', made: 2, changed: 0, problems: 0 });
    const rows = await ownerSql(
      `select c.name, c.job_title, c.products, k.name as company, d.title, d.value,
         (select array_agg(p.kind || ' ' || p.value order by p.kind, p.is_primary desc)
           from public.crm_contact_points p where p.contact_id = c.id) as points,
         (select e.actor from public.crm_events e where e.subject_id = c.id and e.kind = 'note')
           as noted_by
       from public.crm_import_lines l join public.crm_contacts c on c.id = l.contact_id
       left join public.crm_companies k on k.id = c.company_id
       left join public.crm_deals d on d.contact_id = c.id
       where l.import_id = $1 order by l.line`,
      [id],
    );
    expect(rows).toMatchObject([
      {
        name: 'Ana',
        job_title: 'Dona',
        products: ['forja'],
        company: 'Padaria Nova',
        title: 'Site',
        value: '1200.00',
        points: [`email ${email}`, `email 2${email}`, 'phone +5511987654321'],
        noted_by: people.manager,
      },
      { name: 'Bia', company: 'Padaria Nova', title: null, points: ['phone +5511912345678'] },
    ]);
    // The same file again finds all of it.
    const again = await checked(people.manager, lines);
    expect((await linesOf(again)).map(({ standing }) => standing)).toEqual([
      'unchanged',
      'unchanged',
    ]);
    await run(people.manager, again);
    expect((await linesOf(again)).map(({ outcome }) => outcome)).toEqual([
      'unchanged',
      'unchanged',
    ]);
  });

  test('say which lines repeat an earlier one, also where they bring nothing new', async () => {
    const emails = [address('repetida')];
    const known = [address('conhecido')];
    await run(people.manager, await checked(people.manager, [{ name: 'Davi', emails: known }]));
    const id = await checked(people.manager, [
      { name: 'Rita', emails },
      { name: 'Rita', emails },
      { name: 'Rita', emails, job: 'Dona' },
      { name: 'Davi', emails: known },
      { name: 'Davi', emails: known },
    ]);
    const lines = async () =>
      (await linesOf(id)).map(({ standing, remarks }) => [standing, ...remarks]);
    expect(await lines()).toEqual([
      ['new'],
      ['twin', 'line:repeated'],
      ['twin'],
      ['unchanged'],
      ['twin', 'line:repeated'],
    ]);
    expect(await importOf(id)).toMatchObject({ made: 1, changed: 1, unchanged: 3 });
    await run(people.manager, id);
    expect(await lines()).toEqual([
      ['made'],
      ['unchanged', 'line:repeated'],
      ['changed'],
      ['unchanged'],
      ['unchanged', 'line:repeated'],
    ]);
  });

  test('fill empty fields of known contacts, replace their fields, or skip them', async () => {
    const email = address('caio');
    const put = (fields: Fields, onKnown?: string) => checked(people.manager, [fields], onKnown);
    await run(people.manager, await put({ name: 'Caio', emails: [email] }));
    const known = { name: 'Caio Prado', emails: [email], job: 'Sócio' };
    await run(people.manager, await put(known, 'skip'));
    const row = async () =>
      (
        await ownerSql('select name, job_title from public.crm_contacts where email = $1', [email])
      )[0];
    expect(await row()).toEqual({ name: 'Caio', job_title: null });
    await run(people.manager, await put(known));
    expect(await row()).toEqual({ name: 'Caio', job_title: 'Sócio' });
    await run(people.manager, await put(known, 'replace'));
    expect(await row()).toEqual({ name: 'Caio Prado', job_title: 'Sócio' });
  });

  test('find a mobile with and without the ninth digit, and keep what was typed as unverified', async () => {
    const typed = '11 8765-0001';
    const lines = [
      { name: 'Com', phones: ['+5511987650001'] },
      { name: 'Sem', emails: [address('sem')], phones: [typed], unverified: [typed] },
      { phones: ['11 8765-0002'], unverified: ['11 8765-0002'] },
      { phones: ['+551187650003'], unverified: ['+551187650003'] },
      { name: 'Agora', phones: ['+5511987650002'] },
    ];
    const id = await checked(people.manager, lines);
    await run(people.manager, id);
    expect((await linesOf(id)).map(({ outcome }) => outcome)).toEqual([
      'made',
      'changed',
      'made',
      'made',
      'changed',
    ]);
    const rows = await ownerSql(
      `select distinct c.phone, c.phone_verified, c.name from public.crm_import_lines l
       join public.crm_contacts c on c.id = l.contact_id where l.import_id = $1 order by c.phone`,
      [id],
    );
    expect(rows).toEqual([
      { phone: '+551187650003', phone_verified: false, name: null },
      { phone: '+5511987650001', phone_verified: true, name: 'Com' },
      { phone: '11 8765-0002', phone_verified: false, name: 'Agora' },
    ]);
  });

  test('use the target of a merged contact, and never revive the merged one', async () => {
    const [target] = await ownerSql<{ id: string }>(
      `insert into public.crm_contacts (name, source) values ('Fica', 'website') returning id`,
    );
    const email = address('vai');
    await ownerSql(
      `insert into public.crm_contacts (name, email, source, merged_into, is_active)
       values ('Vai', $1, 'website', $2, false)`,
      [email, target?.id],
    );
    const id = await checked(people.manager, [{ emails: [email], job: 'Chefe' }]);
    await run(people.manager, id);
    const rows = await ownerSql(
      `select name, is_active, job_title from public.crm_contacts where email = $1 or id = $2
       order by name`,
      [email, target?.id],
    );
    expect(rows).toEqual([
      { name: 'Fica', is_active: true, job_title: 'Chefe' },
      { name: 'Vai', is_active: false, job_title: null },
    ]);
  });

  test('skip an invalid line, with the reason', async () => {
    const [stage] = await ownerSql<{ id: string }>(
      `select s.id from public.crm_stages s join public.crm_pipelines p on p.id = s.pipeline_id
       where p.product = 'forja' and p.is_default and s.needs_value and s.kind = 'open' limit 1`,
    );
    const closed = randomUUID();
    const id = await checked(people.manager, [
      { emails: [address('a')], deal: { stage: stage?.id ?? '' } },
      { emails: [address('b')], deal: { stage: closed } },
      { emails: [address('c')] },
    ]);
    await run(people.manager, id);
    expect(await linesOf(id)).toMatchObject([
      { outcome: 'problem', remarks: ['value:needed'] },
      { outcome: 'problem', remarks: ['stage:unknown'] },
      { outcome: 'made', remarks: [] },
    ]);
  });

  test('are refused without the permission to create contacts in the product', async () => {
    for (const who of ['analyst', 'client'] as const) {
      await expect(begin(people[who])).rejects.toThrow('crm_create_missing');
    }
    await expect(begin(people.partner)).rejects.toThrow('crm_create_missing');
    const id = await checked(people.manager, [{ emails: [address('d')] }]);
    for (const call of [
      `start_import('${id}')`,
      `run_import_lines('${id}', 5)`,
      `cancel_import('${id}')`,
      `undo_import('${id}')`,
      `map_import('${id}', '{name}', 'doavya', 'doavya', 'fill')`,
      `reread_import('${id}', 'utf-8', ';', '{Nome}', repeat('0', 64), 1)`,
    ]) {
      for (const who of ['partner', 'analyst', 'client'] as const) {
        await expect(ask(people[who], call)).rejects.toThrow('crm_create_missing');
      }
    }
    const seen = async (who: Who) =>
      actorSql({ kind: 'user', userId: people[who] }, 'select line from public.crm_import_lines');
    expect(await seen('partner')).toEqual([]);
    expect(await seen('analyst')).toEqual([]);
    expect((await seen('manager')).length).toBeGreaterThan(0);
    // A contact of their product alone, and nobody of the other product.
    const email = address('e');
    await run(
      people.manager,
      await checked(people.manager, [{ name: 'Da Forja', emails: [email] }]),
    );
    const ofPartner = await checked(
      people.partner,
      [{ name: 'Outro nome', emails: [email] }],
      'replace',
      'doavya',
    );
    expect(await linesOf(ofPartner)).toMatchObject([
      { standing: 'problem', remarks: ['contact:elsewhere'] },
    ]);
    await run(people.partner, ofPartner);
    const rows = await ownerSql('select name, products from public.crm_contacts where email = $1', [
      email,
    ]);
    expect(rows).toEqual([{ name: 'Da Forja', products: ['forja'] }]);
  });
});
