import { randomUUID } from 'node:crypto';
import { beforeAll, describe, expect, test } from 'vitest';
import { ownerSql, refusalOf, useScratchDatabase } from '../testing/scratch-database.ts';
import { sendLead, storedLead } from '../testing/send-lead.ts';

async function makeForm(name: string, paths: string[], active = true): Promise<string> {
  const [row] = await ownerSql<{ id: string }>(
    `insert into public.qualification_forms (name, title, thank_you_title, thank_you_message,
       page_paths, is_active) values ($1, 't', 't', 't', $2, $3) returning id`,
    [name, paths, active],
  );
  if (!row) throw new Error('no form made');
  return row.id;
}

async function formOf(lead: Parameters<typeof sendLead>[0]): Promise<string | undefined> {
  const id = randomUUID();
  await sendLead({ ...lead, id });
  return (await storedLead(id))?.form_snapshot?.name;
}

useScratchDatabase();

describe('the form of a lead', () => {
  let retired = '';

  beforeAll(async () => {
    await makeForm('second for all', []);
    await makeForm('for consulting', ['/servicos/consultoria']);
    await makeForm('later for consulting', ['/servicos/consultoria']);
    retired = await makeForm('retired', [], false);
  });

  test('is the oldest active one that lists the page', async () => {
    expect(await formOf({ page: '/servicos/consultoria' })).toBe('for consulting');
  });

  test('else the oldest active one for all pages', async () => {
    expect(await formOf({ page: '/sobre' })).toBe('Forjar projeto');
    expect(await formOf({ formId: randomUUID() })).toBe('Forjar projeto');
  });

  test('is the filled-in one, also when staff switched it off meanwhile', async () => {
    expect(await formOf({ formId: retired })).toBe('retired');
  });

  test('is stored in the wording, order and language that the visitor saw', async () => {
    const id = randomUUID();
    await sendLead({ id, locale: 'en' });
    await ownerSql("update public.form_fields set field_label = 'changed'");
    const fields = (await storedLead(id))?.form_snapshot?.fields;
    expect(fields?.map((field) => field['field_name'])).toEqual([
      'nome',
      'empresa',
      'email',
      'telefone',
      'servico',
      'mensagem',
    ]);
    expect(fields?.[2]).toEqual({
      field_name: 'email',
      field_label: 'E-mail',
      field_type: 'email',
      contact_property: 'email',
      asked: { field_label: 'Email', placeholder_text: 'you@company.com' },
    });
    expect(fields?.[4]).toMatchObject({
      options: expect.arrayContaining([{ value: 'software', label: 'Software e apps' }]),
    });
  });
});

describe('with no active form', () => {
  beforeAll(() => ownerSql('update public.qualification_forms set is_active = false'));

  test('the qualification form is blocked, and nothing is counted or stored', async () => {
    const id = randomUUID();
    const counted = await ownerSql('select key from private.rate_limits');
    const [form] = await ownerSql<{ id: string }>('select id from public.qualification_forms');
    for (const formId of [null, form?.id ?? null]) {
      expect((await sendLead({ id, formId })).outcome).toBe('no_form');
    }
    expect(await storedLead(id)).toBeUndefined();
    expect(await ownerSql('select key from private.rate_limits')).toEqual(counted);
  });

  test('a direct insert gets SQLSTATE PT409', async () => {
    const insert = "insert into public.qualification_submissions (form_data) values ('{}')";
    expect(await refusalOf({ kind: 'anonymous' }, insert)).toBe('PT409');
  });

  test.each(['contact_form', 'workshop'])('%s does not depend on it', async (source) => {
    const answers = { name: 'Ana', email: 'ana@casa.example' };
    expect((await sendLead({ source, answers })).outcome).toBe('accepted');
  });
});
