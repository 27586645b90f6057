create or replace function private.deal_rows_sql(p_ids text, p_order text) returns text
language sql stable
return format('
  select s.id, s.title, s.contact_id, c.name as contact_name,
    coalesce(o.name, c.company) as company_name, s.value, s.pipeline_id, s.stage_id,
    g.name as stage_name, s.state, s.owner_id, u.display_name as owner_name, s.expected_close,
    s.stage_since, s.created_at, s.closed_at, 
    private.name_of_reason(s.state, s.close_reason) as close_reason, s.source, s.revision,
    floor(extract(epoch from now() - s.touched_at) / 86400)::integer as idle_days,
    %1$s as stalled, k.title as task_title, k.due_at as task_due_at, k.has_time as task_has_time,
    k.due_at < now() as task_late
  from (%2$s) page
  join public.crm_deals s on s.id = page.id
  join public.crm_stages g on g.id = s.stage_id
  left join public.crm_contacts c on c.id = s.contact_id
  left join public.crm_companies o on o.id = s.company_id
  left join public.user_profiles u on u.user_id = s.owner_id
  left join lateral (select t.title, t.due_at, t.has_time from public.crm_tasks t
    where t.deal_id = s.id and t.done_at is null and t.removed_at is null and t.emptied_at is null
    order by t.due_at limit 1) k on true%3$s',
  private.deal_stalled(), p_ids, p_order);
comment on function private.deal_rows_sql is
  'Statement that reads the deals of another statement''s ids for lists and boards, each with its '
  'next task.';
