import { randomUUID } from 'node:crypto';
import { beforeAll, expect, test } from 'vitest';
import { foldText } from '#app/i18n/fold-text.ts';
import { makePerson } from '../testing/people.ts';
import { actorSql, ownerSql, useScratchDatabase } from '../testing/scratch-database.ts';
import { sendLead, storedLead } from '../testing/send-lead.ts';

useScratchDatabase();

let manager = '';
let contact = '';
const email = `${randomUUID()}@casa.example`;
const as = <Row>(text: string, userId = manager) => actorSql<Row>({ kind: 'user', userId }, text);

beforeAll(async () => {
  manager = await makePerson({ role: 'manager' });
  const id = randomUUID();
  await sendLead({
    id,
    source: 'contact_form',
    answers: { name: 'Quiteria Luz', email, phone: '11 98888-1234' },
  });
  contact = (await storedLead(id))?.contact_id ?? '';
});

test.each([
  `p_text => 'quiteria'`,
  `p_text => '(11) 8888-1234'`,
  `p_source => 'contact_form', p_deal => 'open', p_product => 'forja'`,
  `p_sort => 'name', p_descending => false`,
  `p_from => '2020-01-01', p_to => '2100-01-01'`,
])('is listed by %s', async (args) => {
  expect((await as<{ id: string }>(`select id from contacts_page(${args})`))[0]?.id).toBe(contact);
});

test.each(['owner', 'company', 'source', 'deal'])(
  'a page behind another is read of one %s',
  async (of) => {
    const [company] = await ownerSql<{ id: string }>(
      `insert into public.crm_companies (name, products) values ('Padaria Luz', '{forja}') returning id`,
    );
    const ids = Array.from({ length: 3 }, () => randomUUID());
    for (const id of ids) {
      await sendLead({
        id,
        source: 'contact_form',
        answers: { name: `Rita ${id}`, email: `${id}@casa.example` },
      });
    }
    await ownerSql(
      `update public.crm_contacts c set owner_id = $1, company_id = $2
     where c.id in (select s.contact_id from public.qualification_submissions s where s.id = any ($3))`,
      [manager, company?.id, ids],
    );
    const one = {
      owner: `p_owner => '${manager}'`,
      company: `p_company => '${company?.id}'`,
      source: `p_source => 'contact_form'`,
      deal: `p_deal => 'open'`,
    }[of];
    const page = (after: string, limit: number) =>
      as<{ id: string }>(`select id from contacts_page(${one}${after}, p_limit => ${limit})`);
    const all = await page('', 50);
    expect(all.length).toBeGreaterThan(2);
    const [first] = await page('', 1);
    expect([first, ...(await page(`, p_after => '${first?.id}'`, 50))]).toEqual(all);
  },
);

test('is counted, and not for users limited to another product', async () => {
  const narrowed = await makePerson({ role: 'manager' });
  await ownerSql(`update public.user_roles set product = 'doavya' where user_id = $1`, [narrowed]);
  const counted = `select contacts_count(p_text => 'quiteria') as found`;
  expect(await as(counted)).toEqual([{ found: 1 }]);
  expect(await as(counted, narrowed)).toEqual([{ found: 0 }]);
});

test('is saved with every address, noted, and shows what has happened', async () => {
  const [{ revision } = { revision: 0 }] = await ownerSql<{ revision: number }>(
    'select revision from public.crm_contacts where id = $1',
    [contact],
  );
  const points = JSON.stringify([
    { kind: 'email', value: `novo-${email}` },
    { kind: 'email', value: email },
  ]);
  const save = `select save_contact('${contact}', ${revision}, 'Quiteria', 'Sócia', 'Casa', null,
    '${manager}', '${points}')`;
  await as(save);
  await expect(as(save)).rejects.toThrow('changed');
  await as(`select add_contact_note('${contact}', 'call', 'Ligou de volta.')`);
  const facts = await as<{ kind: string }>(`select kind from contact_timeline('${contact}')`);
  expect(facts.map(({ kind }) => kind)).toEqual(expect.arrayContaining(['lead', 'call', 'record']));
  expect(await as(`select kind from contact_timeline('${contact}', '{call}')`)).toEqual([
    { kind: 'call' },
  ]);
  expect(
    await ownerSql(
      'select value, is_primary from public.crm_contact_points where contact_id = $1 order by 2',
      [contact],
    ),
  ).toEqual([
    { value: email, is_primary: false },
    { value: `novo-${email}`, is_primary: true },
  ]);
  expect((await as(`select * from contact_retained_until('${contact}')`)).length).toBe(1);
});

test('says which task and which deal something happened to', async () => {
  await ownerSql(
    `insert into public.crm_tasks (id, title, product, contact_id, due_at)
     values (gen_random_uuid(), 'Ligar depois das 14h', 'forja', $1, now())`,
    [contact],
  );
  const [deal] = await ownerSql<{ title: string }>(
    'select title from public.crm_deals where contact_id = $1',
    [contact],
  );
  const aboutOf = async (kind: string) =>
    (
      await as<{ about: string }>(
        `select distinct details ->> 'about' as about from contact_timeline('${contact}', '{${kind}}')`,
      )
    ).map(({ about }) => about);
  expect(await aboutOf('task')).toEqual(['Ligar depois das 14h']);
  expect(await aboutOf('deal')).toEqual([deal?.title]);
});

test('is assigned to an owner and back, and a company is saved, found and deactivated', async () => {
  const give = (owner: string | null, was: string | null) =>
    as(`select assign_contacts('${JSON.stringify([{ id: contact, owner, was }])}')`);
  await give(null, manager);
  await expect(give(null, manager)).rejects.toThrow('changed');
  const id = randomUUID();
  const save = (cnpj: string) =>
    as(
      `select * from save_company('${id}', 0, 'Padaria Sol', '${cnpj}', null, 'Bauru', 'SP', null)`,
    );
  await expect(save('12ABC34501DE36')).rejects.toThrow('cnpj_wrong');
  await save('12ABC34501DE35');
  const found = `select name, people from companies_page(p_text => '12.ABC.345/01DE-35')`;
  expect(await as(found)).toEqual([{ name: 'Padaria Sol', people: 0 }]);
  await as(`select set_company_active('${id}', false)`);
  expect(await as(found)).toEqual([]);
});

test('keeps the labels of its addresses when it is saved, by whatever they are saved', async () => {
  const points = [
    { kind: 'email', value: email, label: 'pessoal' },
    { kind: 'phone', value: '11 97777-0001', label: 'trabalho' },
  ];
  const saved = async (args: object[]) => {
    const [{ revision } = { revision: 0 }] = await ownerSql<{ revision: number }>(
      'select revision from public.crm_contacts where id = $1',
      [contact],
    );
    await as(`select save_contact('${contact}', ${revision}, 'Quiteria', '', '', null, null,
      '${JSON.stringify(args)}')`);
    return ownerSql<{ value: string; label: string | null }>(
      'select value, label from public.crm_contact_points where contact_id = $1 order by kind, value',
      [contact],
    );
  };
  await saved(points);
  // Without a word of labels what is there stays; an empty one takes it away.
  const bare = points.map(({ kind, value }) => ({ kind, value }));
  expect((await saved(bare)).map(({ label }) => label)).toEqual(['pessoal', 'trabalho']);
  expect(
    (await saved(points.map((point) => ({ ...point, label: ' ' })))).map(({ label }) => label),
  ).toEqual([null, null]);
});

const SPELLINGS = [
  'João José Conceição',
  'Joa\u0303o Jose\u0301 Conceic\u0327a\u0303o',
  'JOAO JOSE CONCEICAO',
  'Jo\u200bão José Conceição',
  'D’Ávila',
  "D'Avila",
  'Çelik Ünal ẞ',
  'Łódź ØRSTED Œuvre Æon',
  'ﬁm º ª … １２',
];

test('SQL and TypeScript fold a text alike', async () => {
  const rows = await ownerSql<{ folded: string }>(
    `select private.folded(t) as folded from unnest($1::text[]) with ordinality u (t, at) order by at`,
    [SPELLINGS],
  );
  expect(rows.map(({ folded }) => folded)).toEqual(SPELLINGS.map(foldText));
  expect(new Set(rows.slice(0, 4).map(({ folded }) => folded)).size).toBe(1);
});

test('a name is found by any spelling, and sorted as in a phone book', async () => {
  await ownerSql(
    `insert into public.crm_contacts (name, email, source, products)
     select n, gen_random_uuid() || '@ordem.example', 'manual', '{forja}'
     from unnest($1::text[]) n`,
    [
      [
        'Zulmira Ordem',
        'Ávila Ordem',
        'D’Ávila Ordem',
        'Caio Ordem',
        'Çelik Ordem',
        'E\u0301lcio Ordem',
      ],
    ],
  );
  const listed = (args: string) =>
    as<{ name: string }>(`select name from contacts_page(${args})`).then((rows) =>
      rows.map(({ name }) => name.replace(' Ordem', '').normalize('NFC')),
    );
  const inOrder = await ownerSql<{ name: string }>(
    `select c.name from private.contact_words w join public.crm_contacts c on c.id = w.id
     where c.name like '% Ordem' order by w.name_key, w.id`,
  );
  expect(inOrder.map(({ name }) => name.replace(' Ordem', '').normalize('NFC'))).toEqual([
    'Ávila',
    'Caio',
    'Çelik',
    'D’Ávila',
    'Élcio',
    'Zulmira',
  ]);
  for (const typed of ['davila', "d''avila", 'D’Ávila', 'd´avila', 'dávila', 'd\u200bavila']) {
    expect([typed, await listed(`p_text => '${typed}'`)]).toEqual([typed, ['D’Ávila']]);
  }
});
