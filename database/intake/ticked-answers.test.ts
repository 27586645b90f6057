import { randomUUID } from 'node:crypto';
import { beforeAll, describe, expect, test } from 'vitest';
import { FIELD_TYPES } from '../../app/features/qualification/form-definition.ts';
import type { Actor } from '../../app/platform/database/actor.server.ts';
import { actorSql, ownerSql, refusalOf, useScratchDatabase } from '../testing/scratch-database.ts';
import { storedLead } from '../testing/send-lead.ts';

const visitor = (): Actor => ({ kind: 'anonymous', client: randomUUID() });
const OPTIONS = JSON.stringify([
  { value: 'sites', label: 'Sites' },
  { value: 'jogos', label: 'Jogos' },
]);

useScratchDatabase();

let form = '';
const addQuestion = (name: string, type: string, options = '[]') =>
  ownerSql(
    `insert into public.form_fields (form_id, field_name, field_label, field_type, options)
     values ($1, $2, $2, $3, $4)`,
    [form, name, type, options],
  );

beforeAll(async () => {
  const [row] = await ownerSql<{ id: string }>(
    `insert into public.qualification_forms (name, title, thank_you_title, thank_you_message)
     values ('Caixas', 't', 't', 't') returning id`,
  );
  form = row?.id ?? '';
  await addQuestion('nome', 'text');
  await addQuestion('aceite', 'checkbox');
  await addQuestion('temas', 'checkbox', OPTIONS);
});

const insert = (answers: object, id: string = randomUUID()) =>
  `insert into public.qualification_submissions (id, form_id, form_data)
   values ('${id}', '${form}', '${JSON.stringify(answers)}')`;

describe('answers in direct inserts', () => {
  test.each([
    { nome: 'Ana', aceite: true, temas: ['jogos', 'sites'] },
    { aceite: false, temas: [] },
    { aceite: null, temas: null, nome: 7 },
    // A field without a question has no shape.
    { outro: { a: [1] } },
  ])('are taken in the shape of their questions: %j', async (answers) => {
    const id = randomUUID();
    await actorSql(visitor(), insert(answers, id));
    expect((await storedLead(id))?.form_data).toEqual(answers);
  });

  test.each([
    { aceite: 'on' },
    { aceite: 1 },
    { aceite: [] },
    { aceite: {} },
    { temas: true },
    { temas: 'jogos' },
    { temas: { 0: 'jogos' } },
    { temas: ['tudo'] },
    { temas: ['jogos', 'jogos'] },
    { temas: ['jogos', null] },
    { temas: [['jogos']] },
    { temas: [{ value: 'jogos' }] },
    { nome: ['Ana'] },
    { nome: { de: 'Ana' } },
  ])('are refused in any other: %j', async (answers) => {
    const id = randomUUID();
    expect(await refusalOf(visitor(), insert({ nome: 'Ana', ...answers }, id))).toBe('PT422');
    expect(await storedLead(id)).toBeUndefined();
  });
});

test('answers to a changed question are checked against the former wording', async () => {
  const change = (type: string, options: string) =>
    ownerSql(
      `update public.form_fields set field_type = $1, options = $2
       where form_id = $3 and field_name = 'temas'`,
      [type, options, form],
    );
  await change('checkbox', '[]');
  const [before, now, never] = [randomUUID(), randomUUID(), randomUUID()];
  await actorSql(visitor(), insert({ temas: ['sites'] }, before));
  await actorSql(visitor(), insert({ temas: true }, now));
  expect(await refusalOf(visitor(), insert({ temas: ['never'] }, never))).toBe('PT422');
  const optionsOf = async (id: string) => {
    const fields = (await storedLead(id))?.form_snapshot?.fields ?? [];
    return fields.find((field) => field['field_name'] === 'temas')?.['options'];
  };
  expect(await optionsOf(before)).toEqual(JSON.parse(OPTIONS));
  expect(await optionsOf(now)).toBeUndefined();
  await change('checkbox', OPTIONS);
});

test('shortened answers keep their shape', async () => {
  const many = Array.from({ length: 60 }, (_, place) => `${place}-${'x'.repeat(110)}`);
  const [row] = await ownerSql<{ cut: { nome: string; aceite: boolean; temas: string[] } }>(
    `select private.cut_answers($1, 2000) as cut`,
    [JSON.stringify({ nome: 'é'.repeat(3000), aceite: true, temas: many })],
  );
  const { nome = '', aceite, temas = [] } = row?.cut ?? {};
  expect(aceite).toBe(true);
  expect(nome).toMatch(/^é+…$/);
  expect(temas).toEqual(many.slice(0, temas.length));
  expect(temas.length).toBeGreaterThan(5);
  expect(Buffer.byteLength(JSON.stringify(row?.cut))).toBeLessThan(2100);
});

describe('a question', () => {
  test('is of a type that the site has, and of no other', async () => {
    const [row] = await ownerSql<{ said: string }>(
      `select pg_get_constraintdef(oid) as said from pg_constraint
       where conname = 'form_fields_field_type_check'`,
    );
    const types = [...(row?.said ?? '').matchAll(/'(\w+)'/g)].map(([, type]) => type);
    expect(types.sort()).toEqual([...FIELD_TYPES].sort());
  });

  test('with ticks maps to no property of the contact', async () => {
    const named = `update public.form_fields set contact_property = 'name'
      where form_id = '${form}' and field_name = 'aceite'`;
    expect(await refusalOf({ kind: 'system' }, named)).toBe('23514');
  });
});
