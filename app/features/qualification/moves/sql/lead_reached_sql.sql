create or replace function private.lead_reached_sql() returns text
language sql immutable
return '(case
  -- Without "exists", which lets the planner read all won deals first.
  when (select d.is_active and d.state = ''won'' from public.crm_deals d where d.id = s.deal_id) then 3
  when s.status in (''qualified'', ''converted'') then 2
  -- A lost lead has the progress from before its end.
  when s.status = ''lost'' and (select c.from_status from public.submission_status_changes c
    where c.submission_id = s.id order by c.changed_at desc, c.id desc limit 1) = ''qualified'' then 2
  else 1 end)';
comment on function private.lead_reached_sql is
  'SQL expression of the progress of a lead s: 1 arrived, 2 qualified, 3 its deal was won.';
