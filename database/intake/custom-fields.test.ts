import { randomUUID } from 'node:crypto';
import { beforeAll, describe, expect, test } from 'vitest';
import { ownerSql, useScratchDatabase } from '../testing/scratch-database.ts';
import { sendLead } from '../testing/send-lead.ts';

useScratchDatabase();

const CHOICES = JSON.stringify([
  { key: 'pequena', label: 'Software e apps', label_en: null, is_active: true },
  { key: 'grande', label: 'Outra', label_en: null, is_active: true },
]);

const ANSWERS = {
  ...{ nome: 'Ana', email: 'ana@aurora.example', empresa: 'Padaria Aurora' },
  ...{ servico: 'software', mensagem: 'Três planilhas.' },
};

describe('answers to questions that name a custom field', () => {
  const fields: Record<string, string> = {};
  const connect = async (question: string, subject: string, type: string) => {
    const [field] = await ownerSql<{ id: string }>(
      `insert into public.custom_fields (subject, key, label, type, choices)
       values ($1, $2, $2, $3, $4::jsonb) returning id`,
      [subject, question, type, type === 'choice' ? CHOICES : '[]'],
    );
    fields[question] = field?.id ?? '';
    await ownerSql(`update public.form_fields set custom_field_id = $1 where field_name = $2`, [
      field?.id,
      question,
    ]);
  };
  const valuesOf = async (lead: string) => {
    const rows = await ownerSql<{ key: string; value: unknown }>(
      `select f.key, private.field_value_json(v) as value from public.qualification_submissions s
       join public.custom_field_values v on v.subject_id in (s.contact_id, s.deal_id)
       join public.custom_fields f on f.id = v.field_id where s.id = $1 order by f.key`,
      [lead],
    );
    return Object.fromEntries(rows.map(({ key, value }) => [key, value]));
  };

  beforeAll(async () => {
    await connect('servico', 'contact', 'choice');
    await connect('mensagem', 'deal', 'long_text');
    await connect('empresa', 'contact', 'number');
  });

  test('fill it in for the contact and the deal, where the type takes them', async () => {
    const id = randomUUID();
    await sendLead({ id, answers: ANSWERS });
    // The name of a company is no number, so that field stays empty.
    expect(await valuesOf(id)).toEqual({
      mensagem: 'Três planilhas.',
      servico: 'pequena',
    });
    const events = await ownerSql<{ subject: string; to_value: string }>(
      `select e.subject, e.to_value from public.crm_events e
       where e.kind = 'custom_field' and e.details ->> 'lead' = $1 order by e.subject`,
      [id],
    );
    expect(events.map(({ subject }) => subject)).toEqual(['contact', 'deal']);
  });

  test('overwrite nothing that is there', async () => {
    const id = randomUUID();
    await sendLead({ id, answers: ANSWERS });
    await ownerSql(`update public.custom_field_values set choice = 'grande' where field_id = $1`, [
      fields['servico'],
    ]);
    const again = randomUUID();
    await sendLead({ id: again, answers: ANSWERS });
    expect((await valuesOf(again))['servico']).toBe('grande');
  });
});
