import { createHash } from 'node:crypto';
import { type RawBuilder, sql as typed } from 'kysely';
import { asActor } from '#app/platform/database/database.server.ts';
import type { DemoPerson } from './people.ts';
import type { Random } from './random.ts';
import { sql } from './sql.ts';
import { PLACES } from './words.ts';

/**
 * Companies of the contacts that name one, with the owners of their deals. They have no CNPJ: one
 * with right check digits may belong to somebody.
 */
const COMPANIES = `
  with company as (
    insert into public.crm_companies (id, name, city, state, products, owner_id, created_at, updated_at)
    select gen_random_uuid(), c.company, ($1::text[])[1 + row_number() over (order by c.company) % $2], 'SP',
      array(select distinct p from public.crm_contacts o, unnest(o.products) p
        where o.company = c.company order by 1),
      (select d.owner_id from public.crm_contacts o join public.crm_deals d on d.contact_id = o.id
        where o.company = c.company and d.owner_id is not null order by d.created_at limit 1),
      min(c.created_at), max(c.updated_at)
    from public.crm_contacts c where c.company is not null group by c.company
    returning id, name
  )
  update public.crm_contacts c set company_id = company.id,
    owner_id = (select d.owner_id from public.crm_deals d
      where d.contact_id = c.id order by d.created_at limit 1)
  from company where company.name = c.company`;

/** The lead that a deal began with. */
const DEALS_OF_LEADS = `
  update public.crm_deals d set lead_id = s.id
  from public.qualification_submissions s where s.deal_id = d.id and d.lead_id is null`;

const HEADER = ['Nome', 'E-mail', 'Telefone', 'Empresa'];
const unnamed = { cells: ['', '', '', ''], fields: { emails: [], phones: [] } };
const line = (name: string, email: string, phone: string) => ({
  cells: [name, email, phone, 'Feira (exemplo)'],
  fields: { name, emails: [email], phones: [phone], company: 'Feira (exemplo)' },
});
/** A list brought back from a fair: two new people, and a line that names nobody. */
const LINES = [
  {
    ...line('Alice Moura (exemplo)', 'alice.moura@demo.example', '+5517900000901'),
    problem: false,
    remarks: [],
  },
  {
    ...line('Bruno Teles (exemplo)', 'bruno.teles@demo.example', '+5517900000902'),
    problem: false,
    remarks: [],
  },
  { ...unnamed, problem: true, remarks: ['contact:no_way'] },
].map((each, at) => ({ line: at + 2, alone: false, ...each }));

const ask = (userId: string, call: RawBuilder<{ answer: unknown }>) =>
  asActor({ kind: 'user', userId }, async (tx) => (await call.execute(tx)).rows[0]?.answer);

/** As staff do it on the screens; no file is in the store, and no job is left to run. */
async function importList(userId: string, id: string): Promise<void> {
  const print = createHash('sha256').update(id).digest('hex');
  const mapping = ['name', 'email', 'phone', 'company'];
  await ask(
    userId,
    typed`select public.begin_import(${id}, 'forja', 'feira-exemplo.csv', ${`imports/${print}`},
      'utf-8', ';', ${HEADER}, ${print}, ${LINES.length}, 'website') as answer`,
  );
  await ask(
    userId,
    typed`select public.map_import(${id}, ${mapping}, 'forja', 'website', 'fill') as answer`,
  );
  const [{ round } = {}] = await sql<{ round?: number }>(
    'select round from public.crm_imports where id = $1',
    [id],
  );
  await ask(
    userId,
    typed`select public.check_import_lines(${id}, ${round}, ${JSON.stringify(LINES)}) as answer`,
  );
  await ask(userId, typed`select public.end_import_check(${id}, ${round}) as answer`);
  await ask(userId, typed`select public.start_import(${id}) as answer`);
  await ask(userId, typed`select public.run_import_lines(${id}, 10) as answer`);
  await sql(`update public.crm_imports set storage_key = null where id = $1`, [id]);
  await sql(`delete from public.outbox where kind like 'crm.import%'`);
}

/** Two entries that are one person, and two people of one name who are not. */
async function mergeAndDismiss(userId: string): Promise<void> {
  const [target, merged, one, other] = await sql<{ id: string }>(
    `select id from public.crm_contacts where company_id is not null and 'forja' = any (products)
     order by created_at limit 4`,
  );
  await ask(userId, typed`select public.merge_contacts(${target?.id}, ${merged?.id}) as answer`);
  await ask(
    userId,
    typed`select public.dismiss_duplicate(${one?.id}, ${other?.id}, true) as answer`,
  );
}

/** A company and a branch of it in another city, which staff keep as two. */
async function keepBranch(userId: string): Promise<void> {
  const [pair] = await sql<{ one: string; other: string }>(
    `insert into public.crm_companies (name, city, state, products, owner_id, created_at)
     select c.name || ' Ltda.', 'Campinas', 'SP', c.products, c.owner_id, c.created_at + interval '1 day'
     from public.crm_companies c where 'forja' = any (c.products) order by c.name limit 1
     returning id as other, (select c.id from public.crm_companies c
       where 'forja' = any (c.products) order by c.name limit 1) as one`,
  );
  await ask(
    userId,
    typed`select public.dismiss_company_pair(${pair?.one}, ${pair?.other}, true) as answer`,
  );
}

/** The clients that the last won deals made, one with the demonstration's client as its owner. */
async function makeClients(superadmin: string, client: string): Promise<void> {
  const won = await sql<{ id: string }>(
    `select d.id from public.crm_deals d join public.crm_stages g on g.id = d.stage_id
     where g.kind = 'won' order by d.closed_at desc limit 3`,
  );
  for (const { id } of won) {
    await ask(superadmin, typed`select public.make_client(${id}) as answer`);
  }
  await ask(
    superadmin,
    typed`select public.put_client_member(d.organization_id, ${client}, 'owner', d.contact_id)
      as answer from public.crm_deals d where d.id = ${won[0]?.id}`,
  );
  // One without a company.
  await sql(
    `with person as (
       select d.id, d.contact_id from public.crm_deals d
       join public.crm_stages g on g.id = d.stage_id join public.crm_contacts c on c.id = d.contact_id
       where g.kind = 'won' and d.company_id is null and c.company_id is null
         and d.organization_id is null order by d.closed_at limit 1
     ), client as (
       insert into public.client_organizations (contact_id) select contact_id from person returning id)
     update public.crm_deals set organization_id = client.id from person, client
     where crm_deals.id = person.id`,
  );
}

/** What staff know of the contacts besides their leads: companies, an import, who is whom. */
export async function makeDemoContacts(random: Random, people: DemoPerson[]): Promise<void> {
  const who = people.find(({ role }) => role === 'manager');
  if (!who) throw new Error('The demonstration has no manager.');
  await sql(COMPANIES, [PLACES, PLACES.length]);
  await sql(DEALS_OF_LEADS);
  await importList(who.id, random.uuid());
  await mergeAndDismiss(who.id);
  await keepBranch(who.id);
  const idOf = (role: DemoPerson['role']) => people.find((one) => one.role === role)?.id ?? '';
  await makeClients(idOf('superadmin'), idOf(null));
}
