import { randomUUID } from 'node:crypto';
import { beforeAll, describe, expect, test } from 'vitest';
import { makePerson } from '../testing/people.ts';
import { actorSql, ownerSql, useScratchDatabase } from '../testing/scratch-database.ts';
import { followUps, sendLead } from '../testing/send-lead.ts';

useScratchDatabase();

let manager = '';
beforeAll(async () => {
  manager = await makePerson({ role: 'manager' });
});

const mail = () => `${randomUUID()}@casa.example`;
const quoted = (value: string | number | null) =>
  value === null ? 'null' : typeof value === 'number' ? String(value) : `'${value}'`;

type Given = { id?: string; product?: string; name?: string; email?: string; phone?: string };
type More = { company?: string; value?: number; contact?: string; double?: boolean };
type Said = { title?: string; note?: string; owner?: string };

async function add(who: string, what: string, given: Given & More & Said) {
  const { id = randomUUID(), product = 'forja', name = 'Ana Souza', email, phone } = given;
  const [row] = await actorSql<{ what: string; id: string; contact_id: string }>(
    { kind: 'user', userId: who },
    `select * from add_by_hand(${[
      id,
      what,
      product,
      name,
      email ?? null,
      phone ?? null,
      given.company ?? null,
      given.value ?? null,
      given.contact ?? null,
    ]
      .map(quoted)
      .join()}, ${given.double ?? false}, ${[given.title ?? null, given.note ?? null]
      .map(quoted)
      .join()}, ${quoted(given.owner ?? null)})`,
  );
  return row;
}

const answer = (work: Promise<unknown>) =>
  work.then(
    () => 'let through',
    (error: Error) => error.message,
  );

describe('entries by hand', () => {
  test.each([
    ['forja', 'by_hand'],
    ['doavya', 'doavya_by_hand'],
  ])('for %s is of the source %s, and so of that product alone', async (product, source) => {
    const made = await add(manager, 'contact', { product, email: mail() });
    expect(
      await ownerSql('select source, products from public.crm_contacts where id = $1', [made?.id]),
    ).toEqual([{ source, products: [product] }]);
    const deal = await add(manager, 'deal', { product, email: mail(), value: 12_000 });
    expect(
      await ownerSql('select product, value::int, source from public.crm_deals where id = $1', [
        deal?.id,
      ]),
    ).toEqual([{ product, value: 12_000, source }]);
  });

  test('a lead has a contact and a deal like others, and sends no mail', async () => {
    const made = await add(manager, 'lead', { email: mail(), phone: '+5511988887777', value: 500 });
    expect(
      await ownerSql(
        `select s.status, s.protocol is not null as numbered, d.value::int, c.phone_verified
         from public.qualification_submissions s join public.crm_deals d on d.id = s.deal_id
         join public.crm_contacts c on c.id = s.contact_id where s.id = $1`,
        [made?.id],
      ),
    ).toEqual([{ status: 'new', numbered: true, value: 500, phone_verified: true }]);
    expect(await followUps(made?.id ?? '')).toEqual([]);
  });

  test('a repeated entry is stored once', async () => {
    const id = randomUUID();
    const email = mail();
    const both = await Promise.all([
      add(manager, 'contact', { id, email }),
      add(manager, 'contact', { id, email }),
    ]);
    expect(both.map((row) => row?.id)).toEqual([id, id]);
  });

  test('ten concurrent entries of one person create one contact, and nine report a known contact', async () => {
    const email = mail();
    const done = await Promise.all(
      Array.from({ length: 10 }, () => answer(add(manager, 'contact', { email }))),
    );
    expect(done.sort()).toEqual([...Array(9).fill('contact_known'), 'let through']);
  });

  test('a known contact is used, and gets the deal', async () => {
    const known = await add(manager, 'contact', { email: mail() });
    const deal = await add(manager, 'deal', { contact: known?.id ?? '', value: 10 });
    expect(deal?.contact_id).toBe(known?.id);
  });

  test('further text is saved as a note: of a lead on the lead, else with the contact', async () => {
    const note = 'Pediu site novo.';
    const lead = await add(manager, 'lead', { email: mail(), note });
    expect(
      await ownerSql('select body, author_id from public.lead_notes where lead_id = $1', [
        lead?.id,
      ]),
    ).toEqual([{ body: note, author_id: manager }]);
    for (const what of ['contact', 'deal']) {
      const made = await add(manager, what, { email: mail(), note, title: 'Site' });
      expect(
        await ownerSql(
          `select to_value from public.crm_events where contact_id = $1 and kind = 'note'`,
          [made?.contact_id],
        ),
      ).toEqual([{ to_value: note }]);
    }
  });

  test('an entry belongs to its author, or to the given owner, who must see the product', async () => {
    const other = await makePerson({ role: 'manager' });
    const ownerOf = async (id?: string) =>
      (await ownerSql('select owner_id from public.crm_deals where id = $1', [id]))[0];
    const mine = await add(manager, 'deal', { email: mail(), title: 'Loja nova' });
    const ofOther = await add(manager, 'deal', { email: mail(), owner: other });
    expect([await ownerOf(mine?.id), await ownerOf(ofOther?.id)]).toEqual([
      { owner_id: manager },
      { owner_id: other },
    ]);
    expect(await ownerSql('select title from public.crm_deals where id = $1', [mine?.id])).toEqual([
      { title: 'Loja nova' },
    ]);
    await ownerSql(`update public.user_roles set product = 'doavya' where user_id = $1`, [other]);
    const withoutRole = await makePerson();
    for (const owner of [other, withoutRole]) {
      expect(await answer(add(manager, 'deal', { email: mail(), owner }))).toBe('by_hand_owner');
    }
  });

  test('empty fields of a known contact are filled and new addresses added; the rest becomes a note', async () => {
    const [first, second] = [mail(), mail()];
    const known = await add(manager, 'contact', { name: 'Rita Luz', email: first });
    const contact = known?.id ?? '';
    const more = { contact, name: 'Rita L.', email: second, phone: '+5511977776666' };
    await add(manager, 'contact', { ...more, company: 'Casa', note: 'Ligar cedo' });
    expect(
      await ownerSql('select name, email, phone, company from public.crm_contacts where id = $1', [
        contact,
      ]),
    ).toEqual([{ name: 'Rita Luz', email: first, phone: '+5511977776666', company: 'Casa' }]);
    const addresses = await ownerSql<{ value: string }>(
      `select value from public.crm_contact_points where contact_id = $1 and kind = 'email'`,
      [contact],
    );
    expect(addresses.map(({ value }) => value).sort()).toEqual([first, second].sort());
    expect(
      await ownerSql(
        `select to_value from public.crm_events where contact_id = $1 and kind = 'note'`,
        [contact],
      ),
    ).toEqual([{ to_value: 'Rita L., Ligar cedo' }]);
  });

  test('works for a company of that name, and for another where its author may not see that one', async () => {
    const company = randomUUID();
    await ownerSql(
      `insert into public.crm_companies (id, name, products) values ($1, 'Padaria ' || $2, '{forja}')`,
      [company, company],
    );
    const narrowed = await makePerson({ role: 'manager', product: 'doavya' });
    const given = { email: mail(), company: `padaria ${company}` };
    const firmOf = async (id?: string) =>
      (
        await ownerSql<{ company_id: string }>(
          'select company_id from public.crm_contacts where id = $1',
          [id],
        )
      )[0]?.company_id;
    const hidden = await add(narrowed, 'contact', { ...given, product: 'doavya' });
    const seen = await add(manager, 'contact', { ...given, email: mail() });
    expect(await firmOf(seen?.id)).toBe(company);
    expect(await firmOf(hidden?.id)).not.toBe(company);
  });

  test('an entry is refused without the permission to create, and in another product', async () => {
    const narrowed = await makePerson({ role: 'manager' });
    await ownerSql(`update public.user_roles set product = 'doavya' where user_id = $1`, [
      narrowed,
    ]);
    for (const who of [
      await makePerson({ role: 'viewer' }),
      await makePerson({ role: 'analyst' }),
      await makePerson(),
      narrowed,
    ]) {
      expect(await answer(add(who, 'contact', { email: mail() }))).toBe('crm_create_missing');
    }
  });

  test('no visitor can send a lead with the source of staff', async () => {
    expect(
      await answer(sendLead({ source: 'by_hand', answers: { name: 'Ana', email: mail() } })),
    ).toBe('by_hand_missing');
  });
});

describe('the check digits of a CNPJ', () => {
  test.each([
    ['11222333000181', true],
    // The example of the Receita Federal for letters and figures.
    ['12ABC34501DE35', true],
    ['12ABC34501DE36', false],
    ['11222333000182', false],
    ['00000000000000', false],
    ['1122233300018', false],
  ])('%s: %s', async (cnpj, right) => {
    expect(await ownerSql('select private.is_valid_cnpj($1) as right', [cnpj])).toEqual([
      { right },
    ]);
  });
});
