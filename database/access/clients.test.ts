import { beforeAll, describe, expect, test } from 'vitest';
import { makePerson, ROLES, type Role } from '../testing/people.ts';
import { actorSql, ownerSql, refusalOf, useScratchDatabase } from '../testing/scratch-database.ts';

const COMPANY = '00000000-0000-4000-8000-0000000000d1';
const OTHER_COMPANY = '00000000-0000-4000-8000-0000000000d2';

describe('from a won deal to a client', () => {
  useScratchDatabase();
  const people = {} as Record<Role | 'owner' | 'finance' | 'other' | 'doavya', string>;
  const as = (who: keyof typeof people) => ({ kind: 'user', userId: people[who] }) as const;

  async function makeDeal(stage: string, company: string | null = COMPANY): Promise<string> {
    const [deal] = await ownerSql<{ id: string }>(
      `with contact as (
         insert into public.crm_contacts (name, source) values ('Ana', 'website') returning id)
       insert into public.crm_deals (contact_id, company_id, pipeline_id, stage_id, title, value, source)
       select contact.id, $2, g.pipeline_id, g.id, 'Portal', 900, 'website'
       from contact, public.crm_stages g join public.crm_pipelines p on p.id = g.pipeline_id
       where p.slug = 'inbound-marketing' and (g.kind = $1 or g.slug = $1) order by g.position limit 1
       returning id`,
      [stage, company],
    );
    return deal?.id ?? '';
  }
  const makeClient = async (who: keyof typeof people, deal: string) =>
    (await actorSql<{ id: string }>(as(who), `select public.make_client('${deal}') as id`))[0]
      ?.id ?? '';
  const put = (
    who: keyof typeof people,
    client: string,
    person: keyof typeof people,
    role: string,
  ) =>
    actorSql(
      as(who),
      `select public.put_client_member('${client}', '${people[person]}', '${role}')`,
    );
  const clientsSeen = async (who: keyof typeof people) =>
    (
      await actorSql<{ id: string }>(
        as(who),
        'select id from public.client_organizations order by id',
      )
    ).map(({ id }) => id);
  const isMember = async (who: keyof typeof people, client: string, roles?: string) =>
    (
      await actorSql<{ is: boolean }>(
        as(who),
        `select private.is_member('${client}'${roles ? `, '{${roles}}'` : ''}) as is`,
      )
    )[0]?.is;

  beforeAll(async () => {
    for (const role of ROLES) people[role] = await makePerson({ role });
    for (const client of ['owner', 'finance', 'other'] as const)
      people[client] = await makePerson();
    people.doavya = await makePerson({ role: 'manager', product: 'doavya' });
    await ownerSql(
      `insert into public.crm_companies (id, name) values ($1, 'Padaria Sol'), ($2, 'Padaria Lua')`,
      [COMPANY, OTHER_COMPANY],
    );
  });

  test('two won deals of a company share a client, and the deal records when', async () => {
    const [first, second] = [await makeDeal('won'), await makeDeal('won')];
    const client = await makeClient('manager', first);
    expect(await makeClient('manager', first)).toBe(client);
    expect(await makeClient('admin', second)).toBe(client);
    expect(
      await ownerSql('select name, company_id from public.client_organizations where id = $1', [
        client,
      ]),
    ).toEqual([{ name: 'Padaria Sol', company_id: COMPANY }]);
    expect(
      await ownerSql(
        `select kind, to_value, actor from public.crm_events
         where subject_id = $1 and kind = 'client'`,
        [first],
      ),
    ).toEqual([{ kind: 'client', to_value: client, actor: people.manager }]);
    const [event] = await actorSql<{ to_value: string }>(
      as('viewer'),
      `select to_value from public.deal_events('${first}') where kind = 'client'`,
    );
    expect(event?.to_value).toBe('Padaria Sol');
  });

  test('ten concurrent calls create one client', async () => {
    const deals: string[] = [];
    for (let one = 0; one < 10; one += 1) deals.push(await makeDeal('won', OTHER_COMPANY));
    const made = await Promise.all(deals.map((deal) => makeClient('manager', deal)));
    expect(new Set(made).size).toBe(1);
  });

  test('a contact without a company is a client, named by the contact alone', async () => {
    const deal = await makeDeal('won', null);
    const client = await makeClient('manager', deal);
    expect(
      await ownerSql(
        `select o.name, o.company_id, o.contact_id = d.contact_id as hers,
           (private.contact_term(o.contact_id)).erase_at::text as until
         from public.crm_deals d join public.client_organizations o on o.id = d.organization_id
         where d.id = $1`,
        [deal],
      ),
    ).toEqual([{ name: null, company_id: null, hers: true, until: 'infinity' }]);
    expect(client).not.toBe('');
  });

  test('only a won deal of one’s own products, and only with the permission', async () => {
    const [open, lost, won] = [
      await makeDeal('novo-lead'),
      await makeDeal('lost'),
      await makeDeal('won'),
    ];
    const call = (deal: string) => `select public.make_client('${deal}')`;
    expect(await refusalOf(as('manager'), call(open))).toBe('PT409');
    expect(await refusalOf(as('manager'), call(lost))).toBe('PT409');
    for (const who of ['analyst', 'viewer', 'other'] as const) {
      expect([who, await refusalOf(as(who), call(won))]).toEqual([who, 'PT403']);
    }
    expect(await refusalOf(as('doavya'), call(won))).toBe('PT404');
    const [deal] = await ownerSql('select organization_id from public.crm_deals where id = $1', [
      won,
    ]);
    expect(deal).toEqual({ organization_id: null });
  });

  test('a client sees itself and its people, and nothing of another', async () => {
    const client = await makeClient('manager', await makeDeal('won'));
    const other = await makeClient('manager', await makeDeal('won', OTHER_COMPANY));
    await put('manager', client, 'owner', 'owner');
    await put('manager', client, 'finance', 'finance');
    await put('manager', other, 'other', 'owner');
    expect(await clientsSeen('owner')).toEqual([client]);
    expect(await clientsSeen('finance')).toEqual([client]);
    expect(await clientsSeen('other')).toEqual([other]);
    expect(await clientsSeen('viewer')).toEqual(expect.arrayContaining([client, other]));
    expect(
      await actorSql(as('owner'), 'select role from public.client_members order by role'),
    ).toEqual([{ role: 'finance' }, { role: 'owner' }]);
    expect(await isMember('owner', client)).toBe(true);
    expect(await isMember('owner', client, 'finance')).toBe(false);
    expect(await isMember('finance', client, 'owner,finance')).toBe(true);
    expect(await isMember('other', client)).toBe(false);
    expect(await isMember('manager', client)).toBe(false);
    // A client's people see nothing of the CRM that it came from.
    expect(await actorSql(as('owner'), 'select id from public.crm_deals')).toEqual([]);
    expect(await actorSql(as('owner'), 'select id from public.crm_companies')).toEqual([]);
  });

  test('permitted users add and remove members, on the security record, and removed members see nothing', async () => {
    const client = await makeClient('manager', await makeDeal('won'));
    const call = `select public.put_client_member('${client}', '${people.other}', 'owner')`;
    for (const who of ['owner', 'analyst', 'viewer', 'other'] as const) {
      expect([who, await refusalOf(as(who), call)]).toEqual([who, 'PT403']);
    }
    await put('manager', client, 'other', 'member');
    await put('manager', client, 'other', 'owner');
    const end = `select public.end_client_member('${client}', '${people.other}') as ended`;
    expect(await refusalOf(as('other'), end)).toBe('PT403');
    expect(await actorSql(as('manager'), end)).toEqual([{ ended: true }]);
    expect(await actorSql(as('manager'), end)).toEqual([{ ended: false }]);
    expect(await clientsSeen('other')).not.toContain(client);
    expect(
      await ownerSql(
        `select event_type, details ->> 'role' as role, actor_id from public.security_events
         where user_id = $1 and details ->> 'organization' = $2 order by created_at, id`,
        [people.other, client],
      ),
    ).toEqual(
      expect.arrayContaining([
        { event_type: 'client_member_put', role: 'member', actor_id: people.manager },
        { event_type: 'client_member_put', role: 'owner', actor_id: people.manager },
        { event_type: 'client_member_ended', role: 'owner', actor_id: people.manager },
      ]),
    );
  });

  test('deactivating a client or an account ends all access to it', async () => {
    const client = await makeClient('manager', await makeDeal('won'));
    await put('manager', client, 'owner', 'owner');
    await ownerSql('update public.user_profiles set is_active = false where user_id = $1', [
      people.owner,
    ]);
    expect(await isMember('owner', client)).toBe(false);
    await ownerSql('update public.user_profiles set is_active = true where user_id = $1', [
      people.owner,
    ]);
    expect(await clientsSeen('owner')).toContain(client);
    await ownerSql('update public.client_organizations set is_active = false where id = $1', [
      client,
    ]);
    expect(await clientsSeen('owner')).not.toContain(client);
  });

  test('two merged contacts stay with the client', async () => {
    const deal = await makeDeal('won', null);
    const client = await makeClient('manager', deal);
    const [target] = await ownerSql<{ id: string }>(
      `insert into public.crm_contacts (name, source) values ('Ana', 'website') returning id`,
    );
    await actorSql(
      as('manager'),
      `select public.merge_contacts('${target?.id}',
        (select contact_id from public.client_organizations where id = '${client}'))`,
    );
    expect(
      await ownerSql('select contact_id from public.client_organizations where id = $1', [client]),
    ).toEqual([{ contact_id: target?.id }]);
  });
});
