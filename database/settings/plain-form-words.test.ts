import { readFileSync } from 'node:fs';
import path from 'node:path';
import { beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { projectFolder } from '../../tools/source-files.ts';
import { makePerson } from '../testing/people.ts';
import { actorSql, ownerSql, useScratchDatabase } from '../testing/scratch-database.ts';

const migration = readFileSync(
  path.join(projectFolder, 'database/migrations/0092_plain_form_words.sql'),
  'utf8',
);

type Text = { table: string; of: string; column: string; was: [pt: string, en: string] };

const inForm = (column: string, ...was: [string, string]): Text => ({
  ...{ table: 'qualification_forms', of: `name = 'Forjar projeto'`, column, was },
});
const inQuestion = (name: string, column: string, ...was: [string, string]): Text => ({
  ...{ table: 'form_fields', of: `field_name = '${name}'`, column, was },
});

/** What sites were made with before. */
const TEXTS: readonly Text[] = [
  inForm('title', 'Vamos forjar seu projeto', 'Let’s forge your project'),
  inForm(
    'description',
    'Conte o que você quer tirar do papel. Quem lê é gente da equipe, e a resposta vem por e-mail ou WhatsApp.',
    'Tell us what you want to get off the drawing board. A person on our team reads it and answers by e-mail or WhatsApp.',
  ),
  inForm('thank_you_title', 'Recebido. O fogo já está aceso.', 'Got it. The fire is lit.'),
  inForm(
    'thank_you_message',
    'Seu pedido chegou inteiro. Guarde o número de protocolo: com ele a gente acha sua conversa na hora.',
    'Your request arrived in one piece. Keep the protocol number: with it we find your conversation right away.',
  ),
  inQuestion('empresa', 'placeholder_text', 'Se já existir uma', 'If there is one already'),
  inQuestion('email', 'field_label', 'E-mail', 'E-mail'),
  inQuestion('servico', 'field_label', 'O que vamos forjar?', 'What shall we forge?'),
  inQuestion('mensagem', 'field_label', 'Onde dói hoje?', 'Where does it hurt today?'),
  {
    ...{ table: 'contact_info', of: `type = 'email' and business_unit = 'forja'` },
    ...{ column: 'label', was: ['E-mail', 'E-mail'] },
  },
];

async function said({ table, of, column }: Text): Promise<(string | null)[]> {
  const rows = await ownerSql<{ pt: string; en: string | null }>(
    `select ${column} as pt, translations #>> '{en,${column}}' as en from public.${table}
     where ${of}`,
  );
  expect(rows).toHaveLength(1);
  return rows.flatMap(({ pt, en }) => [pt, en]);
}
const all = async () => {
  const pairs: (string | null)[][] = [];
  for (const text of TEXTS) pairs.push(await said(text));
  return pairs;
};
const versions = () =>
  ownerSql<{ definition: { title: string; fields: { field_label: string }[] } }>(
    'select definition from public.form_versions order by version',
  );

describe('a site that was made with other words', () => {
  useScratchDatabase();
  let fresh: (string | null)[][];
  let admin = '';
  beforeAll(async () => {
    admin = await makePerson({ role: 'admin' });
    fresh = await all();
  });
  beforeEach(async () => {
    for (const { table, of, column, was } of TEXTS) {
      await ownerSql(
        `update public.${table} set ${column} = $1, translations = jsonb_build_object('en',
           coalesce(translations -> 'en', '{}') || jsonb_build_object('${column}', $2::text))
         where ${of}`,
        was,
      );
    }
    expect(await all()).toEqual(TEXTS.map(({ was }) => was));
  });
  const asAdmin = (statement: string) => actorSql({ kind: 'user', userId: admin }, statement);

  test('says what a new one says, and still knows what it asked before', async () => {
    const before = await versions();
    await ownerSql(migration);
    expect(await all()).toEqual(fresh);
    const [asked, asks] = (await versions()).slice(-2);
    expect(await versions()).toHaveLength(before.length + 1);
    expect(asked?.definition).toMatchObject({ title: 'Vamos forjar seu projeto' });
    expect(asked?.definition.fields[4]?.field_label).toBe('O que vamos forjar?');
    expect(asks?.definition).toMatchObject({ title: 'Conte o seu projeto' });
    expect(asks?.definition.fields[4]?.field_label).toBe('Que tipo de projeto?');
  });

  test('is changed once: a new site and a second run keep their words and versions', async () => {
    await ownerSql(migration);
    const before = await versions();
    await ownerSql(migration);
    expect([await all(), await versions()]).toEqual([fresh, before]);
  });

  test.each(TEXTS)(
    'keeps both languages of $table.$column, $of, where staff wrote one',
    async (text) => {
      const { table, of, column } = text;
      for (const set of [
        `${column} = 'Nosso'`,
        `translations = jsonb_set(translations, '{en,${column}}', '"Ours"')`,
        `translations = translations #- '{en,${column}}'`,
      ]) {
        const [pt, en] = text.was;
        await ownerSql(
          `update public.${table} set ${column} = $1,
           translations = jsonb_set(translations, '{en,${column}}', to_jsonb($2::text)) where ${of}`,
          [pt, en],
        );
        await asAdmin(`update public.${table} set ${set} where ${of}`);
        const edited = await said(text);
        await ownerSql(migration);
        expect(await said(text)).toEqual(edited);
      }
      const others = TEXTS.filter((other) => other !== text);
      for (const other of others) expect(await said(other)).toEqual(fresh[TEXTS.indexOf(other)]);
    },
  );

  test('has no English: its Portuguese stays', async () => {
    await asAdmin(`update public.qualification_forms set translations = '{}'`);
    await asAdmin(`update public.form_fields set translations = '{}'`);
    const before = await all();
    await ownerSql(migration);
    expect((await all()).slice(0, 8)).toEqual(before.slice(0, 8));
  });

  test('keeps a plain word that staff chose for a form and a contact of their own', async () => {
    await asAdmin(
      `with form as (
         insert into public.qualification_forms (name, title, thank_you_title, thank_you_message)
         values ('Outro', 'Outro', 'Recebido', 'Até já') returning id)
       insert into public.form_fields (form_id, field_name, field_label, field_type, translations)
       select id, 'email', 'E-mail', 'email', '{"en": {"field_label": "E-mail"}}' from form`,
    );
    await asAdmin(
      `insert into public.contact_info (type, label, value, business_unit, translations)
       values ('email', 'E-mail', 'a@casa.example', 'forja', '{"en": {"label": "E-mail"}}')`,
    );
    await ownerSql(migration);
    expect(
      await ownerSql(
        `select q.translations #>> '{en,field_label}' as label from public.form_fields q
           join public.qualification_forms f on f.id = q.form_id where f.name = 'Outro'
         union all
         select translations #>> '{en,label}' from public.contact_info
           where value = 'a@casa.example'`,
      ),
    ).toEqual([{ label: 'E-mail' }, { label: 'E-mail' }]);
  });
});
