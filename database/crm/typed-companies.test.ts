import { randomUUID } from 'node:crypto';
import { beforeAll, describe, expect, test } from 'vitest';
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
  await as(`select * from add_by_hand('${other}', 'contact', 'forja', 'Caio', null, null, null, null)`);
  await as(`select save_contact('${other}', 1, 'Caio', null, '${name} ME', null, null, '[]')`);
  expect(await worksAt(other)).toBe(first?.company_id);
});
