import { randomUUID } from 'node:crypto';
import { sql } from 'kysely';
import { beforeAll, describe, expect, test } from 'vitest';
import { asActor } from '../../app/platform/database/actor.server.ts';
import { makePerson } from '../testing/people.ts';
import { actorSql, ownerSql, useScratchDatabase } from '../testing/scratch-database.ts';
import { sendLead, storedLead } from '../testing/send-lead.ts';

useScratchDatabase();

let manager = '';
beforeAll(async () => {
  manager = await makePerson({ role: 'manager' });
});

const as = <Row>(text: string) => actorSql<Row>({ kind: 'user', userId: manager }, text);
/** A name of one word that no other test has. */
const invented = () => `Casa${randomUUID().slice(0, 8)}`;

/** Sends a lead of somebody new, and returns the company and the deal's company of its contact. */
async function companyOf(empresa: string, email = `${randomUUID()}@gmail.com`) {
  const id = randomUUID();
  await sendLead({ id, answers: { nome: 'Ana', email, empresa } });
  const lead = await storedLead(id);
  const [row] = await ownerSql<{ company_id: string | null; of_deal: string | null }>(
    `select c.company_id, d.company_id as of_deal from public.crm_contacts c
     left join public.crm_deals d on d.contact_id = c.id where c.id = $1`,
    [lead?.contact_id],
  );
  return row;
}

const companiesLike = (name: string) =>
  ownerSql<{ id: string; name: string; cnpj: string | null; products: string[] }>(
    `select id, name, cnpj, products from public.crm_companies where name ilike $1 || '%'`,
    [name],
  );

describe('a company that is typed in a form', () => {
  test('becomes a row of the lead’s product, for contact and deal', async () => {
    const name = invented();
    const found = await companyOf(`${name} Ltda.`);
    expect(await companiesLike(name)).toEqual([
      { id: found?.company_id, name: `${name} Ltda.`, cnpj: null, products: ['forja'] },
    ]);
    expect(found?.of_deal).toBe(found?.company_id);
  });

  test.each([
    ['CASA %  LTDA ME'],
    ['Casá % S/A'],
    ['casa % s.a.'],
    ['Casa % - Eireli'],
    ['"Casa %"'],
  ])('is the same in other words: %s', async (pattern) => {
    const word = randomUUID().slice(0, 8);
    const first = await companyOf(`Casa ${word}`);
    expect((await companyOf(pattern.replace('%', word)))?.company_id).toBe(first?.company_id);
  });

  test.each(['-', 'nenhuma', 'N/A', 'Autônomo', 'pessoa física', 'Não tenho'])(
    'is none: %s',
    async (typed) => {
      expect((await companyOf(typed))?.company_id).toBeNull();
    },
  );

  test('is found by the domain of the mail, but by none of a free mail', async () => {
    const [name, other, third] = [invented(), invented(), invented()];
    const domain = `${name.toLowerCase()}.com.br`;
    const first = await companyOf(name, `ana@${domain}`);
    expect((await companyOf(other, `bia@${domain}`))?.company_id).toBe(first?.company_id);
    const free = await companyOf(third);
    expect((await companyOf(invented()))?.company_id).not.toBe(free?.company_id);
  });

  test('is found by its CNPJ, of figures or of letters and figures', async () => {
    for (const cnpj of ['11222333000181', '12ABC34501DE35']) {
      const [row] = await ownerSql<{ id: string }>(
        `insert into public.crm_companies (name, cnpj, products) values ($1, $2, '{forja}') returning id`,
        [invented(), cnpj],
      );
      const printed = cnpj.replace(/^(.{2})(.{3})(.{3})(.{4})(.{2})$/, '$1.$2.$3/$4-$5');
      expect((await companyOf(`${invented()} ${printed}`))?.company_id).toBe(row?.id);
    }
  });

  test('of which a check digit is wrong is a name alone', async () => {
    const name = invented();
    await companyOf(`${name} 11.222.333/0001-82`);
    expect((await companiesLike(name)).map(({ cnpj }) => cnpj)).toEqual([null]);
  });

  test('of another product is another row', async () => {
    const name = invented();
    const [theirs] = await ownerSql<{ id: string }>(
      `insert into public.crm_companies (name, products) values ($1, '{doavya}') returning id`,
      [name],
    );
    expect((await companyOf(name))?.company_id).not.toBe(theirs?.id);
  });

  test('is one row where ten type it at once', async () => {
    const name = invented();
    const all = await Promise.all(
      Array.from({ length: 10 }, (_, at) => companyOf(at % 2 ? `${name} Ltda` : name)),
    );
    const [one, ...others] = await companiesLike(name);
    expect(others).toEqual([]);
    expect(new Set(all.map((found) => found?.company_id))).toEqual(new Set([one?.id]));
  });

  test('is locked by a lead while it is new alone, so that leads of a known one do not wait', async () => {
    const name = invented();
    const locksCompany = (empresa: string, email = `${randomUUID()}@gmail.com`) =>
      asActor({ kind: 'anonymous', client: randomUUID() }, async (transaction) => {
        const answers = JSON.stringify({ nome: 'Ana', email, empresa });
        const { rows } = await sql<{ locked: boolean }>`
          with sent as materialized (
            select outcome from submit_lead(p_id => ${randomUUID()}, p_form_id => null,
              p_source => 'qualification', p_form_data => ${answers}, p_source_page => '/'))
          select exists (select from pg_locks l where l.locktype = 'advisory' and l.pid = pg_backend_pid()
            and (l.classid::bigint << 32) | l.objid::bigint
              = hashtextextended('works at ' || lower(${empresa}), 0)) as locked
          from sent where outcome = 'accepted'`.execute(transaction.withoutPlugins());
        return rows[0]?.locked;
      });
    expect(await locksCompany(name, `ana@${name.toLowerCase()}.com.br`)).toBe(true);
    expect(await locksCompany(name)).toBe(false);
    expect(await locksCompany(invented(), `bia@${name.toLowerCase()}.com.br`)).toBe(false);
  });
});

test('a company that is typed by hand, or in the form of a contact, finds the same row', async () => {
  const name = invented();
  const first = await companyOf(name);
  const id = randomUUID();
  await as(
    `select * from add_by_hand('${id}', 'contact', 'forja', 'Bia', null, null, '${name} S.A.', null)`,
  );
  const worksAt = async (contact: string) =>
    (
      await ownerSql<{ company_id: string | null }>(
        'select company_id from public.crm_contacts where id = $1',
        [contact],
      )
    )[0]?.company_id;
  expect(await worksAt(id)).toBe(first?.company_id);
  const other = randomUUID();
  await as(
    `select * from add_by_hand('${other}', 'contact', 'forja', 'Caio', null, null, null, null)`,
  );
  await as(`select save_contact('${other}', 1, 'Caio', null, '${name} ME', null, null, '[]')`);
  expect(await worksAt(other)).toBe(first?.company_id);
});

/** A contact with a typed company, an open deal and a ticket, as they were left before companies were rows. */
async function typedContact(typed: string, source = 'website') {
  const id = randomUUID();
  await ownerSql(
    `insert into public.crm_contacts (id, name, email, source, company) values ($1, 'Ana', $2, $3, $4)`,
    [id, `${id}@gmail.com`, source, typed],
  );
  await ownerSql(
    `insert into public.crm_deals (contact_id, pipeline_id, stage_id, title, source)
     select $1, s.pipeline_id, s.id, 'Site', 'manual'
     from public.crm_stages s join public.crm_pipelines p on p.id = s.pipeline_id
     where p.product = case $2 when 'doavya' then 'doavya' else 'forja' end and p.is_default and s.kind = 'open'
     order by s.position limit 1`,
    [id, source],
  );
  await ownerSql(
    `insert into public.feedback_tickets (project_id, contact_id, title)
     select id, $1, 'Não entra' from public.feedback_projects where key = 'forja'`,
    [id],
  );
  return id;
}

/** Which company contacts, their deals and their tickets have. */
const companiesOf = (ids: readonly string[]) =>
  ownerSql<{ contact: string | null; deal: string | null; ticket: string | null }>(
    `select c.company_id as contact, d.company_id as deal, t.company_id as ticket
     from unnest($1::uuid[]) with ordinality i (id, place) join public.crm_contacts c on c.id = i.id
     join public.crm_deals d on d.contact_id = c.id join public.feedback_tickets t on t.contact_id = c.id
     order by i.place`,
    [ids],
  );

const listed = (word: string) =>
  as<{ key: string; people: number; company_id: string | null }>(
    `select key, people, company_id from typed_companies(p_limit => 1000) where key like '%${word.toLowerCase()}%'`,
  );

describe('the list of typed companies', () => {
  test('gathers spellings, and joining them links people, deals and tickets; its undo parts them', async () => {
    const word = randomUUID().slice(0, 8);
    const people = [await typedContact(`Casa ${word}`), await typedContact(`CASA ${word} Ltda`)];
    expect(await listed(word)).toEqual([{ key: `casa ${word}`, people: 2, company_id: null }]);
    const join = randomUUID();
    const ask = `select * from join_typed_companies('${join}', array['casa ${word}'], true)`;
    expect(await as(ask)).toEqual([{ contacts: 2, companies: 1, made: 1, deals: 2, tickets: 2 }]);
    // Sent twice it is done once.
    expect(await as(ask)).toEqual([{ contacts: 2, companies: 1, made: 1, deals: 2, tickets: 2 }]);
    const [firm] = await companiesLike(`Casa ${word}`);
    const linked = { contact: firm?.id, deal: firm?.id, ticket: firm?.id };
    expect(await companiesOf(people)).toEqual([linked, linked]);
    expect(await listed(word)).toEqual([]);

    await as(`select undo_company_join('${join}')`);
    const parted = { contact: null, deal: null, ticket: null };
    expect(await companiesOf(people)).toEqual([parted, parted]);
    expect(await companiesLike(`Casa ${word}`)).toEqual([]);
    expect(await listed(word)).toEqual([{ key: `casa ${word}`, people: 2, company_id: null }]);
    await expect(as(`select undo_company_join('${join}')`)).rejects.toThrow('changed');
  });

  test('joins a company that there is, which the undo leaves with what a colleague has linked', async () => {
    const word = randomUUID().slice(0, 8);
    const [firm] = await ownerSql<{ id: string }>(
      `insert into public.crm_companies (name, products) values ($1, '{forja}') returning id`,
      [`Casa ${word}`],
    );
    const [one, other] = [
      await typedContact(`casa ${word} me`),
      await typedContact(`Casa ${word}`),
    ];
    const elsewhere = await companyOf(invented());
    expect((await listed(word)).map((row) => row.company_id)).toEqual([firm?.id]);
    const join = randomUUID();
    await as(`select * from join_typed_companies('${join}', array['casa ${word}'], false)`);
    await as(`select link_company('${other}', '${firm?.id}', '${elsewhere?.company_id}', false)`);
    expect(await as(`select undo_company_join('${join}') as parted`)).toEqual([{ parted: 1 }]);
    expect((await companiesOf([one, other])).map(({ contact }) => contact)).toEqual([
      null,
      elsewhere?.company_id,
    ]);
    expect(await companiesLike(`Casa ${word}`)).toHaveLength(1);
  });

  test('shows and joins nothing of another product', async () => {
    const word = randomUUID().slice(0, 8);
    const theirs = await typedContact(`Casa ${word}`, 'website');
    const narrowed = await makePerson({ role: 'manager', product: 'doavya' });
    const asThem = <Row>(text: string) => actorSql<Row>({ kind: 'user', userId: narrowed }, text);
    expect(
      await asThem(`select * from typed_companies(p_limit => 1000) where key like '%${word}%'`),
    ).toEqual([]);
    expect(
      await asThem<{ contacts: number }>(
        `select contacts from join_typed_companies('${randomUUID()}', array['casa ${word}'], true)`,
      ),
    ).toEqual([{ contacts: 0 }]);
    expect((await companiesOf([theirs]))[0]?.contact).toBeNull();
  });

  test('is refused without the permissions', async () => {
    const viewer = await makePerson({ role: 'viewer' });
    const asked = (text: string) => actorSql({ kind: 'user', userId: viewer }, text);
    await expect(
      asked(`select * from join_typed_companies('${randomUUID()}', array['x'], true)`),
    ).rejects.toThrow('crm_update_missing');
    await expect(asked(`select undo_company_join('${randomUUID()}')`)).rejects.toThrow(
      'crm_update_missing',
    );
    await expect(
      actorSql({ kind: 'user', userId: await makePerson() }, 'select * from typed_companies()'),
    ).rejects.toThrow('crm_read_missing');
  });
});

describe('linking a contact', () => {
  test('says what would be moved with it, and moves it where staff choose so', async () => {
    const [firm] = await ownerSql<{ id: string }>(
      `insert into public.crm_companies (name, products) values ($1, '{forja}') returning id`,
      [invented()],
    );
    const [stays, goes] = [await typedContact('A'), await typedContact('B')];
    expect(await as(`select * from company_followers('${goes}', '${firm?.id}')`)).toEqual([
      { deals: 1, projects: 0, tickets: 1 },
    ]);
    await as(`select link_company('${stays}', null, '${firm?.id}', false)`);
    await as(`select link_company('${goes}', null, '${firm?.id}', true)`);
    expect(await companiesOf([stays, goes])).toEqual([
      { contact: firm?.id, deal: null, ticket: null },
      { contact: firm?.id, deal: firm?.id, ticket: firm?.id },
    ]);
  });
});
