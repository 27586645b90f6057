import { sql } from './sql.ts';

const SIZES = JSON.stringify([
  { key: 'ate_10', label: 'Até 10 pessoas', label_en: 'Up to 10 people', is_active: true },
  { key: 'de_11_a_50', label: 'De 11 a 50', label_en: '11 to 50', is_active: true },
  { key: 'mais_de_50', label: 'Mais de 50', label_en: 'More than 50', is_active: true },
]);

/** Fields that staff defined, one of each kind of record. */
const FIELDS = `
  insert into public.custom_fields (subject, key, label, label_en, type, unit, choices, in_list, position) values
    ('contact', 'aniversario', 'Aniversário (exemplo)', 'Birthday (example)', 'date', null, '[]', false, 1),
    ('company', 'porte', 'Porte (exemplo)', 'Size (example)', 'choice', null, $1::jsonb, true, 1),
    ('deal', 'horas', 'Horas estimadas (exemplo)', 'Estimated hours (example)', 'number', 'h', '[]', true, 1),
    ('ticket', 'versao', 'Versão do aplicativo (exemplo)', 'App version (example)', 'text', null, '[]', false, 1)`;

/** Values of the first few records of each kind. */
const VALUES = [
  `insert into public.custom_field_values (field_id, contact_id, day)
   select f.id, c.id, date '1985-03-01' + (row_number() over (order by c.created_at, c.id))::integer * 97
   from public.custom_fields f, (select * from public.crm_contacts where is_active order by created_at, id limit 5) c
   where f.key = 'aniversario'`,
  `insert into public.custom_field_values (field_id, company_id, choice)
   select f.id, o.id, 'de_11_a_50'
   from public.custom_fields f, (select * from public.crm_companies order by created_at, id limit 4) o
   where f.key = 'porte'`,
  `insert into public.custom_field_values (field_id, deal_id, number)
   select f.id, d.id, 40 * row_number() over (order by d.created_at, d.id)
   from public.custom_fields f, (select * from public.crm_deals where is_active order by created_at, id limit 6) d
   where f.key = 'horas'`,
  `insert into public.custom_field_values (field_id, ticket_id, words)
   select f.id, t.id, '2.4.1'
   from public.custom_fields f, (select * from public.feedback_tickets order by created_at, id limit 3) t
   where f.key = 'versao'`,
];

/** Custom fields with a few values. */
export async function makeDemoCustomFields(): Promise<void> {
  await sql(FIELDS, [SIZES]);
  for (const values of VALUES) await sql(values);
}
