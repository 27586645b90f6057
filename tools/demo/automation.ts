import type { DemoPerson } from './people.ts';
import { sql } from './sql.ts';

/** Rules that act, one that waits and one that was switched off, and what they did. $1, $2: the notified users. */
const RULES = `
  with rule as (
    insert into public.automation_rules
      (name, subject, product, starts, conditions, acts, is_active, display_order)
    values
      ('Exemplo: ligar para lead do site', 'lead', 'forja', '{"kind": "arrives"}',
        '[{"field": "phone", "op": "filled"}]',
        '[{"kind": "task", "title": "Ligar para conhecer o pedido", "due": {"n": 2, "unit": "hours"}, "owner": "owner"}]',
        true, 1),
      ('Exemplo: negócio parado avisa', 'deal', null, '{"kind": "silent", "days": 14}',
        '[{"field": "value", "op": "at_least", "value": 20000}]',
        jsonb_build_array(jsonb_build_object('kind', 'notice', 'to', jsonb_build_array('owner', $1::text))),
        true, 2),
      ('Exemplo: retomada em rascunho', 'lead', 'forja', '{"kind": "silent", "days": 7}', '[]',
        '[{"kind": "draft", "channel": "mail", "template": "followup"}]', false, 3),
      ('Exemplo: chamado atrasado fica urgente', 'ticket', 'forja',
        '{"kind": "due", "what": "solution", "side": "after", "hours": 0}', '[]',
        '[{"kind": "priority", "to": "urgent"}, {"kind": "notice", "to": ["owner"]}]', true, 4)
    returning id, name, subject, display_order
  ), tag as (
    insert into public.crm_tags (name) values ('Exemplo: quente'), ('Exemplo: indicação')
    returning id, name
  ), lead as (
    select s.id, row_number() over (order by s.created_at desc) as place
    from public.qualification_submissions s
    where s.status in ('new', 'contacted') and s.source <> 'doavya' and s.contact_id is not null
    order by s.created_at desc limit 6
  ), deal as (
    select d.id, row_number() over (order by d.updated_at) as place
    from public.crm_deals d where d.state = 'open' and d.is_active and d.product = 'forja' limit 4
  ), run as (
    insert into public.automation_runs (rule_id, rule_revision, fact_key, fact, subject, subject_id,
      product, outcome, reason, acts, at, undone_at, undone_by)
    select r.id, 1, 'demo:' || l.id, '{"kind": "arrives"}', 'lead', l.id, 'forja',
      case l.place when 2 then 'failed' when 3 then 'undone' else 'done' end,
      case l.place when 2 then 'owner_cannot' end,
      case l.place when 2 then '[]' else '[{"kind": "task", "id": null}]' end::jsonb,
      now() - l.place * interval '7 hours', case l.place when 3 then now() end,
      case l.place when 3 then $1::uuid end
    from lead l join rule r on r.display_order = 1
    returning id
  ), linked as (
    insert into public.crm_tag_links (tag_id, lead_id, deal_id, contact_id, company_id, ticket_id, product, created_by)
    select t.id, l.id, null::uuid, null::uuid, null::uuid, null::uuid, 'forja', $2::uuid from lead l, tag t
      where l.place <= 3 and (l.place = 1 or t.name like '%quente')
    union all select t.id, null, d.id, null, null, null, 'forja', $1::uuid from deal d, tag t
      where d.place <= 2 and t.name like '%quente'
    union all select t.id, null, null, c.id, null, null, null, $1::uuid
      from (select id from public.crm_contacts where merged_into is null order by created_at limit 2) c, tag t
      where t.name like '%quente'
    union all select t.id, null, null, null, o.id, null, null, $1::uuid
      from (select id from public.crm_companies order by created_at limit 2) o, tag t where t.name like '%quente'
    union all select t.id, null, null, null, null, k.id, null, $1::uuid
      from (select id from public.feedback_tickets order by created_at limit 2) k, tag t where t.name like '%quente'
  ), begun as (
    insert into public.crm_message_drafts (lead_id, deal_id, product, channel, template_key)
    select l.id, null::uuid, 'forja', 'mail', 'followup' from lead l where l.place = 4
    union all select null, d.id, 'forja', 'mail', 'proposal' from deal d where d.place = 1
  )
  insert into public.automation_notices (user_id, kind, rule_id, lead_id, deal_id, product, created_at)
  select $1::uuid, 'rule', r.id, null::uuid, d.id, 'forja', now() - d.place * interval '5 hours'
    from deal d join rule r on r.display_order = 2 where d.place <= 2
  union all select $2::uuid, 'rule', r.id, l.id, null, 'forja', now() - interval '3 hours'
    from lead l join rule r on r.display_order = 1 where l.place = 1`;

export async function makeDemoRules(people: DemoPerson[]): Promise<void> {
  const idOf = (role: DemoPerson['role']) => people.find((one) => one.role === role)?.id;
  await sql(RULES, [idOf('superadmin'), idOf('manager')]);
  // As the engine would have left it: it failed until it was switched off.
  await sql(
    `update public.automation_standings s set failures = 20, stopped_at = now() - interval '1 day',
       last_run_at = now() - interval '1 day'
     from public.automation_rules r where r.id = s.rule_id and r.display_order = 3`,
    [],
  );
}
