-- Rules and what they did in twelve months, the tags and drafts that came of it, their notices to staff, and
-- facts that they have yet to look at. Triggers would check what is invented here, and act on it.

alter table public.automation_rules disable trigger user;

create temporary table rules on commit drop as
select n, pg_temp.key('rule', n) as id, case when n % 3 = 0 then 'deal' else 'lead' end as subject
from generate_series(1, 24) n;
insert into public.automation_rules (id, name, subject, starts, conditions, acts, is_active, display_order,
  created_at, updated_at)
select id, 'Regra ' || n, subject,
  (array['{"kind": "arrives"}', '{"kind": "silent", "days": 14}',
    '{"kind": "due", "what": "task", "side": "before", "hours": 2}'])[1 + n % 3]::jsonb,
  '[{"field": "company", "op": "contains", "value": "Padaria"}]',
  '[{"kind": "task", "title": "Ligar", "due": {"n": 2, "unit": "hours"}, "owner": "owner"}]',
  n <= 16, n, :day::timestamptz - interval '1 year', :day::timestamptz - interval '1 year'
from rules;
insert into public.automation_standings (rule_id, armed_at, looked_until, last_run_at)
select id, :day::timestamptz - interval '1 year', :day::timestamptz, :day::timestamptz from rules;

-- A few of them do most of it; one run in thirty fails, and one in a hundred was undone.
create temporary table acted on commit drop as
select e.n, r.id as rule_id, r.subject, pg_temp.came(e.n, :runs, 1) as at, pg_temp.draw('outcome', e.n) as outcome,
  -- About the leads of the last months, of which there are as many as most runs.
  :leads - floor(pg_temp.draw('run about', e.n) * :leads * 0.4)::bigint as lead
from generate_series(1, :runs) e (n)
join rules r on r.n = 1 + floor(power(pg_temp.draw('rule of', e.n), 2) * 24)::bigint;
create temporary table deals_of_runs on commit drop as
select row_number() over (order by d.created_at, d.id) as n, d.id from public.crm_deals d;
create unique index on deals_of_runs (n);
analyze deals_of_runs, acted;

insert into public.automation_runs (id, rule_id, rule_revision, fact_key, fact, subject, subject_id, product,
  outcome, reason, acts, at, undone_at, undone_by)
select pg_temp.key('run', a.n), a.rule_id, 1, 'invented ' || a.n, '{"kind": "arrives"}', a.subject,
  case a.subject when 'lead' then pg_temp.key('lead', a.lead) else d.id end, 'forja', o.outcome,
  case o.outcome when 'failed' then 'rule_owner' end,
  jsonb_build_array(jsonb_build_object('kind', 'task', 'id', pg_temp.key('task of run', a.n))), a.at,
  case o.outcome when 'undone' then a.at + interval '1 hour' end,
  case o.outcome when 'undone' then pg_temp.key('person', 2) end
from acted a
cross join lateral (select case when a.outcome < 0.03 then 'failed' when a.outcome < 0.04 then 'undone'
  else 'done' end as outcome) o
left join deals_of_runs d on a.subject = 'deal'
  and d.n = 1 + floor(pg_temp.draw('deal of run', a.n) * (select count(*) from deals_of_runs))::bigint
order by a.at, a.n;

insert into public.crm_tags (id, name, created_at)
select pg_temp.key('tag', n), 'Etiqueta ' || n, :day::timestamptz - interval '1 year' from generate_series(1, 12) n;
insert into public.crm_tag_links (id, tag_id, lead_id, product, run_id, created_at)
select pg_temp.key('tagged', n), pg_temp.key('tag', 1 + floor(power(pg_temp.draw('tagged', n), 2) * 12)::bigint),
  pg_temp.key('lead', n), 'forja', null, pg_temp.came(n, :leads, 4)
from generate_series(greatest(1, :leads - :runs / 2), :leads) n order by n;

insert into public.crm_message_drafts (id, lead_id, product, channel, template_key, created_at)
select pg_temp.key('draft', n), pg_temp.key('lead', :leads - n), 'forja', 'mail', 'welcome',
  :day::timestamptz - n * interval '7 minutes'
from generate_series(0, least(200, :leads - 1)) n order by n desc;

-- One run in ten notifies one of three users; notices older than three days are read.
insert into public.automation_notices (id, user_id, kind, rule_id, run_id, lead_id, product, read_at, created_at)
select pg_temp.key('notice', a.n),
  pg_temp.key('person', 1 + floor(pg_temp.draw('told', a.n) * least(:people, 3))::bigint), 'rule', a.rule_id,
  pg_temp.key('run', a.n), pg_temp.key('lead', a.lead), 'forja',
  case when a.at < :day::timestamptz - interval '3 days' then a.at + interval '2 hours' end, a.at
from acted a where a.n % 10 = 0 and a.subject = 'lead' order by a.at, a.n;

insert into private.automation_facts (subject, subject_id, kind, at, key)
select 'lead', pg_temp.key('lead', :leads - n), 'arrives', :day::timestamptz - n * interval '1 second',
  'invented fact ' || n
from generate_series(0, least(50, :leads - 1)) n order by n desc;

alter table public.automation_rules enable trigger user;
