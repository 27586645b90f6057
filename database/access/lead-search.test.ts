import { readFileSync } from 'node:fs';
import { beforeAll, describe, expect, test } from 'vitest';
import { makePerson } from '../testing/people.ts';
import { actorSql, ownerSql, useScratchDatabase } from '../testing/scratch-database.ts';
import { sendLead } from '../testing/send-lead.ts';

type PageWords = { pageForms: { workshop: { otherDate: string } } };

describe('the search for a lead', () => {
  useScratchDatabase();
  let viewer = '';
  const references = { brazilian: '', foreign: '', spam: '' };
  beforeAll(async () => {
    viewer = await makePerson({ role: 'viewer' });
    const send = async (
      answers: Record<string, string>,
      phone: string | null,
      marks: string[] = [],
    ) => (await sendLead({ answers, phone, marks, source: 'contact_form' })).protocol ?? '';
    references.brazilian = await send(
      {
        name: 'Helena Prado',
        email: 'helena@serra.example',
        phone: '(11) 98888-7777',
        company: 'Laticínios Serra Azul',
        message: 'Três pessoas digitam pedidos no ERP Protheus.',
      },
      '+5511988887777',
    );
    references.foreign = await send(
      { name: 'João', email: 'joao@lisboa.example', phone: '+351 912 345 678', message: 'Olá' },
      '+351912345678',
    );
    references.spam = await send(
      { name: 'Oferta', phone: '11 3333 4444', message: 'Compre' },
      null,
      ['honeypot'],
    );
  });
  const find = async (text: string) =>
    (
      await actorSql<{ protocol: string }>(
        { kind: 'user', userId: viewer },
        `select protocol from public.leads_page(p_text => '${text}')`,
      )
    ).map(({ protocol }) => protocol);
  const count = async (text: string) =>
    (
      await actorSql<{ found: number }>(
        { kind: 'user', userId: viewer },
        `select public.leads_count(p_text => '${text}') as found`,
      )
    )[0]?.found;

  test('finds a registration for a workshop on another day by the label of its choice', async () => {
    const { protocol } = await sendLead({
      answers: { name: 'Ivo', email: 'ivo@vale.example', workshop: 'processos', date: 'other' },
      source: 'workshop',
    });
    for (const locale of ['pt-BR', 'en']) {
      const text = readFileSync(`app/features/qualification/locales/${locale}.json`, 'utf8');
      const { otherDate } = (JSON.parse(text) as PageWords).pageForms.workshop;
      expect(await find(otherDate)).toEqual([protocol]);
    }
    expect(await find('outra data')).toEqual([protocol]);
  });

  test.each([
    '(11) 98888-7777',
    '+55 11 98888 7777',
    '+5511988887777',
    '011 98888-7777',
    '11 8888-7777',
    '988887777',
    '98888-7777',
    '8888 7777',
    '11.98888.7777',
    '98 88 87 77 7',
  ])('by its telephone, spelled %s', async (text) => {
    expect(await find(text)).toEqual([references.brazilian]);
    expect(await count(text)).toBe(1);
  });

  test.each(['+351 912 345 678', '00351912345678', '912345678', '912 345 678'])(
    'by a foreign one, spelled %s',
    async (text) => {
      expect(await find(text)).toEqual([references.foreign]);
    },
  );

  test('finds it by name, address, company, reference number, and words of its answers', async () => {
    for (const text of [
      'helena prado',
      '@serra.ex',
      'serra azul',
      references.brazilian.toLowerCase(),
      'erp protheus',
    ]) {
      expect([text, await find(text)]).toEqual([text, [references.brazilian]]);
    }
    expect(await find('1133334444')).toEqual([references.spam]);
    expect(await find('11 98888-0000')).toEqual([]);
  });

  test('finds it with and without accents', async () => {
    for (const text of ['laticinios serra', 'LATICÍNIOS', 'tres pessoas', 'très pessoas']) {
      expect([text, await find(text), await count(text)]).toEqual([
        text,
        [references.brazilian],
        1,
      ]);
    }
    expect(await find('joao')).toEqual([references.foreign]);
    const contacts = await actorSql<{ name: string }>(
      { kind: 'user', userId: viewer },
      `select name from public.contacts_page(p_text => 'laticinios')`,
    );
    expect(contacts).toEqual([{ name: 'Helena Prado' }]);
    await ownerSql(`update public.crm_deals set title = 'Automação do balcão'
      where contact_id = (select id from public.crm_contacts where email = 'helena@serra.example')`);
    const deals = await actorSql<{ title: string }>(
      { kind: 'user', userId: viewer },
      `select title from public.deals_page(p_text => 'automacao do balcao')`,
    );
    expect(deals).toEqual([{ title: 'Automação do balcão' }]);
  });

  test('finds it by the label of a choice in either language', async () => {
    const [form] = await ownerSql<{ id: string }>(
      `select form_id as id from public.form_fields where field_name = 'servico'`,
    );
    const send = async (locale: string) =>
      (await sendLead({ formId: form?.id ?? null, answers: { servico: 'jogos' }, locale }))
        .protocol ?? '';
    const chosen = [await send('pt-BR'), await send('en')].sort();
    for (const text of ['jogos e gamificação', 'games and']) {
      expect([text, (await find(text)).sort()]).toEqual([text, chosen]);
    }
    expect(await find('automação com ia')).toEqual([]);
    // Named later on, a lead keeps what it is found by.
    await ownerSql('update public.qualification_submissions set contact_id = contact_id');
    expect((await find('games and')).sort()).toEqual(chosen);
  });

  test('finds it by a later name and telephone of its contact', async () => {
    await ownerSql(`update public.crm_contacts set phone = '+5521977776666', company = 'Serra Nova'
      where email = 'helena@serra.example'`);
    expect(await find('(21) 97777-6666')).toEqual([references.brazilian]);
    expect(await find('serra nova')).toEqual([references.brazilian]);
    expect(await find('98888 7777')).toEqual([references.brazilian]);
  });
});
