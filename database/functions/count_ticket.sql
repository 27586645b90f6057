create or replace function private.count_ticket() returns trigger
language plpgsql security definer set search_path = ''
as $$
begin
  insert into public.feedback_metrics_daily as m (project_id, date, tickets_opened, tickets_solved)
  values (new.project_id, private.house_day(now()), (tg_op = 'INSERT')::int,
    (new.status = 'solved')::int)
  on conflict (project_id, date) do update set
    tickets_opened = m.tickets_opened + excluded.tickets_opened,
    tickets_solved = m.tickets_solved + excluded.tickets_solved;
  return null;
end
$$;
revoke all on function private.count_ticket from public, anon, authenticated, service_role;
comment on function private.count_ticket is
  'Trigger: counts a ticket into the day that it is opened, or solved.';
