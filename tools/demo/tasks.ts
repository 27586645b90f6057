import type { DemoPerson } from './people.ts';
import { sql } from './sql.ts';

/**
 * What staff have promised to do: late, today, this week and done, of leads, contacts and deals. $1 and
 * $2 are who does it. Days are counted from noon of the company, so that none slips into another.
 */
const TASKS = `
  with noon as (
    select private.start_of_day(private.business_day(now())) + interval '12 hours' as at
  ), lead as (
    select s.id, row_number() over (order by s.created_at desc) as place,
      (select p.slug from public.crm_products p where s.source = any (p.lead_sources)) as product
    from public.qualification_submissions s
    where s.contact_id is not null and s.status in ('new', 'contacted', 'qualified')
    order by s.created_at desc limit 6
  ), deal as (
    select d.id, d.product, row_number() over (order by d.updated_at desc) as place
    from public.crm_deals d join public.crm_stages g on g.id = d.stage_id
    where g.kind = 'open' order by d.updated_at desc limit 8
  ), contact as (
    select c.id, c.products[1] as product, row_number() over (order by c.created_at desc) as place
    from public.crm_contacts c where cardinality(c.products) > 0
    order by c.created_at desc limit 3
  ), subject as (
    select 'lead' as kind, id, product, place from lead union all select 'deal', id, product, place from deal
    union all select 'contact', id, product, place from contact
  )
  insert into public.crm_tasks (id, lead_id, deal_id, contact_id, product, title, note, due_at, has_time,
    owner_id, remind_at, created_by, created_at, done_at, done_by)
  select gen_random_uuid(), case kind when 'lead' then subject.id end,
    case kind when 'deal' then subject.id end, case kind when 'contact' then subject.id end,
    subject.product, said.title, said.note, noon.at + said.due,
    said.has_time, case said.who when 1 then $1::uuid when 2 then $2::uuid end,
    case when said.done is null and said.due > interval '1 day' then noon.at + said.due - interval '1 hour' end,
    $1, now() - interval '9 days', now() - said.done, case when said.done is not null then $2::uuid end
  from (values
    ('lead', 1, 'Exemplo: ligar depois das 14h', null, interval '2 hours 30 minutes', true, 1, null),
    ('lead', 2, 'Exemplo: confirmar a data do workshop', 'Turma de até 12 pessoas.',
      interval '-1 day', false, 2, null),
    ('lead', 3, 'Exemplo: mandar o link do questionário', null, interval '1 day', false, 1, null),
    ('lead', 4, 'Exemplo: responder sobre prazo', null, interval '-3 days', false, 2, interval '2 days'),
    ('lead', 5, 'Exemplo: perguntar quem mais decide', null, interval '-2 days', true, 1, null),
    ('lead', 6, 'Exemplo: agendar a primeira conversa', null, interval '3 days', true, null, null),
    ('deal', 1, 'Exemplo: enviar a proposta revisada', 'Com a parte de integração em separado.',
      interval '4 hours', true, 2, null),
    ('deal', 2, 'Exemplo: cobrar retorno da proposta', null, interval '2 days', false, 1, null),
    ('deal', 3, 'Exemplo: reunião de diagnóstico', null, interval '4 days', true, 2, null),
    ('deal', 4, 'Exemplo: pedir o contrato social', null, interval '-5 days', false, 1, interval '4 days'),
    ('deal', 5, 'Exemplo: revisar o escopo', null, interval '9 days', false, 2, null),
    ('contact', 1, 'Exemplo: desejar feliz aniversário da empresa', null, interval '20 days', false, 1, null),
    ('contact', 2, 'Exemplo: pedir depoimento', null, interval '6 days', false, 2, null),
    ('contact', 3, 'Exemplo: apresentar ao time', null, interval '-8 days', false, 2, interval '7 days')
  ) said (kind, place, title, note, due, has_time, who, done)
  join subject using (kind, place) cross join noon`;

export async function makeDemoTasks(people: DemoPerson[]): Promise<void> {
  const idOf = (role: DemoPerson['role']) => people.find((one) => one.role === role)?.id;
  await sql(TASKS, [idOf('superadmin'), idOf('manager')]);
}
