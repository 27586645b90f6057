-- not null: leads_waiting, leads_late, tickets_late, mails_waiting, mails_failed, database_bytes, engine
create or replace function private.system_figures()
returns table (
  leads_waiting integer, lead_waiting_since timestamptz, leads_late integer, tickets_late integer,
  mails_waiting integer, mails_failed integer, database_bytes bigint, engine text, last_migration text
)
language plpgsql stable security definer set search_path = ''
as $$
begin
  return query
    select w.waiting, w.since, w.late,
      (select count(*)::integer from (select from public.feedback_tickets t
        where t.waits_for is not null and t.due_order < now() limit 100000) late),
      m.waiting, m.failed, pg_database_size(current_database()), current_setting('server_version'),
      (select max(a.name) from private.schema_migrations a)
    from (
      select count(*)::integer as waiting, min(s.created_at) as since,
        (count(*) filter (where s.answer_due_at < now()))::integer as late
      from (select s.created_at, s.answer_due_at from public.qualification_submissions s
        where s.answered_at is null and s.answer_due_at is not null
        order by s.answer_due_at limit 100000) s) w
    cross join (
      select (count(*) filter (where m.state = 'waiting'))::integer as waiting,
        (count(*) filter (where m.state = 'failed'))::integer as failed
      from public.mails m where m.place >= 2) m;
end
$$;
grant execute on function private.system_figures to service_role;
comment on function private.system_figures is
  'Figures for those who operate the site: leads that wait for a reply, tickets past their time, mails that wait or '
  'failed, the size of the database. Counts end at 100,000.';
