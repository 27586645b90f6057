import { randomUUID } from 'node:crypto';
import { describe, expect, test } from 'vitest';
import { phoneIn } from '../../app/platform/phone.server.ts';
import { checked, linesOf, run } from '../testing/import-lines.ts';
import { makePerson } from '../testing/people.ts';
import { actorSql, ownerSql, useScratchDatabase } from '../testing/scratch-database.ts';
import { sendLead, storedLead } from '../testing/send-lead.ts';
import { merge } from './staff-calls.ts';

useScratchDatabase();

const mail = () => `${randomUUID()}@casa.example`;
const handle = () => `@ana.${randomUUID().slice(0, 8)}`;
/** A statement of staff, with its values written into it: none of them has an apostrophe. */
const as = <Row>(userId: string, text: string, values: readonly (string | number | null)[] = []) =>
  actorSql<Row>(
    { kind: 'user', userId },
    text.replace(/\$(\d)/g, (_, at: string) => {
      const value = values[Number(at) - 1];
      return value === null ? 'null' : `'${value}'`;
    }),
  );

async function contactOf(answers: Record<string, string>, more: object = {}) {
  const id = randomUUID();
  await sendLead({ id, answers, ...more });
  return (await storedLead(id))?.contact_id ?? '';
}

async function byHand(who: string, fields: { name?: string; email?: string; whatsapp?: string }) {
  const id = randomUUID();
  await as(
    who,
    `select * from add_by_hand(p_id => $1, p_what => 'contact', p_product => 'forja', p_name => $2, p_email => $3,
       p_phone => null, p_company => null, p_value => null, p_whatsapp => $4)`,
    [id, fields.name ?? null, fields.email ?? null, fields.whatsapp ?? null],
  );
  return id;
}

const points = (id: string) =>
  ownerSql<{ kind: string; value: string }>(
    'select kind, value from public.crm_contact_points where contact_id = $1 order by kind, value',
    [id],
  );

describe('a contact is found', () => {
  test.each([
    ['17 99123-0101', '17 9123-0101'],
    ['+55 17 99123-0102', '0 15 17 99123-0102'],
    ['(0xx17) 3333-4401', '0055 17 3333-4401'],
    ['55 99123-0103', '5555991230103'],
    ['55 99123-0104', '+55 055 99123-0104'],
    ['+351 912 345 678', '00351 912 345 678'],
  ])('by a telephone, written %s and %s, with and without the ninth digit', async (one, other) => {
    const given = (typed: string) => phoneIn(typed)?.number ?? typed;
    const id = await contactOf({ nome: 'Ana', telefone: given(one) }, { phone: given(one) });
    expect(await contactOf({ nome: 'Ana', telefone: given(other) })).toBe(id);
  });

  test('by WhatsApp alone, listed, searched and named like any other', async () => {
    const manager = await makePerson({ role: 'manager' });
    const whatsapp = handle();
    const id = await byHand(manager, { whatsapp: whatsapp.toUpperCase() });
    expect(await points(id)).toEqual([{ kind: 'whatsapp', value: whatsapp }]);
    expect(
      await as(manager, 'select id, name, phone from contacts_page(p_text => $1)', [whatsapp]),
    ).toEqual([{ id, name: whatsapp, phone: null }]);
    expect(
      await as(manager, 'select id, by_what from known_contact(null, null, $1)', [whatsapp]),
    ).toEqual([{ id, by_what: 'whatsapp' }]);
    await expect(byHand(manager, { name: 'Ana', whatsapp })).rejects.toThrow('contact_known');
  });

  test('by a lead that staff enter with a user id, whose capitals count', async () => {
    const manager = await makePerson({ role: 'manager' });
    const code = randomUUID().replaceAll('-', '');
    const id = await byHand(manager, { name: 'Ana', whatsapp: `br.${code}aB` });
    const lead = (whatsapp: string, contact: string | null) =>
      as<{ contact_id: string }>(
        manager,
        `select contact_id from add_by_hand(p_id => $1, p_what => 'lead', p_product => 'forja', p_name => 'Ana',
           p_email => null, p_phone => null, p_company => null, p_value => null, p_whatsapp => $2,
           p_contact_id => $3)`,
        [randomUUID(), whatsapp, contact],
      );
    expect((await lead(`BR.${code}aB`, id))[0]?.contact_id).toBe(id);
    expect((await lead(`BR.${code}Ab`, null))[0]?.contact_id).not.toBe(id);
  });
});

describe('a merge', () => {
  test('unites what both are found by, and its undo parts it again', async () => {
    const manager = await makePerson({ role: 'manager' });
    const [email, whatsapp] = [mail(), handle()];
    const one = await byHand(manager, { name: 'Ana', email });
    const other = await byHand(manager, { name: 'Ana S.', whatsapp });
    const id = await merge(manager, one, other);
    expect(await points(one)).toEqual([
      { kind: 'email', value: email },
      { kind: 'whatsapp', value: whatsapp },
    ]);
    expect(await as(manager, 'select id from known_contact(null, null, $1)', [whatsapp])).toEqual([
      { id: one },
    ]);
    await as(manager, 'select unmerge_contacts($1)', [id]);
    expect(await points(one)).toEqual([{ kind: 'email', value: email }]);
    expect(await points(other)).toEqual([{ kind: 'whatsapp', value: whatsapp }]);
  });
});

test('saving keeps a name at WhatsApp where the form has none of that field', async () => {
  const manager = await makePerson({ role: 'manager' });
  const whatsapp = handle();
  const id = await byHand(manager, { name: 'Ana', whatsapp });
  const save = (revision: number, given: object[]) =>
    as(
      manager,
      `select save_contact($1, $2, 'Ana', null, null, null, null, $3::jsonb) as revision`,
      [id, revision, JSON.stringify(given)],
    );
  await save(1, [{ kind: 'email', value: mail() }]);
  expect(await points(id)).toContainEqual({ kind: 'whatsapp', value: whatsapp });
  const [{ revision = 0 } = {}] = await ownerSql<{ revision: number }>(
    'select revision from public.crm_contacts where id = $1',
    [id],
  );
  await save(revision, [{ kind: 'whatsapp', value: '' }]);
  expect(await points(id)).toEqual([]);
});

test('an import finds a contact by a name at WhatsApp, and its company by the mail domain', async () => {
  const manager = await makePerson({ role: 'manager' });
  const [whatsapp, word] = [handle(), randomUUID().slice(0, 8)];
  const id = await byHand(manager, { name: 'Ana', whatsapp });
  const [firm] = await ownerSql<{ id: string }>(
    `insert into public.crm_companies (name, site, products) values ($1, $2, '{forja}') returning id`,
    [`Casa ${word}`, `https://www.casa${word}.com.br/contato`],
  );
  const lines = [
    { whatsapps: [whatsapp], emails: [`ana@casa${word}.com.br`], company: `Grupo ${word}` },
    { name: 'Bia', emails: [`${word}@gmail.com`], company: `CASA ${word} S/A` },
  ];
  const imported = await checked(manager, lines);
  expect((await linesOf(imported)).map(({ standing }) => standing)).toEqual(['known', 'new']);
  expect(await run(manager, imported)).toBe('done');
  expect(
    await ownerSql(
      `select l.contact_id = $2 as known, c.company_id from public.crm_import_lines l
       join public.crm_contacts c on c.id = l.contact_id where l.import_id = $1 order by l.line`,
      [imported, id],
    ),
  ).toEqual([
    { known: true, company_id: firm?.id },
    { known: false, company_id: firm?.id },
  ]);
});

test('erasing a contact erases all that it was found by', async () => {
  const manager = await makePerson({ role: 'manager' });
  const id = await byHand(manager, { name: 'Ana', email: mail(), whatsapp: handle() });
  expect(await points(id)).toHaveLength(2);
  await ownerSql('delete from public.crm_contacts where id = $1', [id]);
  expect(await points(id)).toEqual([]);
});
