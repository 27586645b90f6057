create or replace function private.ticket_moments(p_user uuid)
returns table (kind text, id uuid, subject text, label text, at timestamptz, tells boolean)
language plpgsql stable security definer set search_path = ''
as $$
declare
  reads uuid[] := private.feedback_projects_in('read');
  works uuid[] := private.feedback_projects_in('update');
  -- A limit for counting.
  most constant integer := 100;
begin
  return query
    with found as (
      (select t.* from public.feedback_tickets t
        where t.owner_id = p_user and t.waits_for is not null and t.project_id = any (reads)
          and t.due_order < 'infinity'
        order by t.due_order, t.id limit most)
      union all
      (select t.* from public.feedback_tickets t
        where t.owner_id is null and t.waits_for is not null and t.project_id = any (works)
          and t.due_order < now() + interval '12 hours'
        order by t.due_order, t.id limit most)
    )
    -- Unassigned tickets count too, but interrupt no user.
    select m.kind, f.id, 'ticket ' || f.id, f.title, m.at, coalesce(f.owner_id = p_user, false)
    from found f cross join lateral (values
      ('ticket-due', case when f.owner_id = p_user and f.first_answered_at is null then f.answer_warn_at end),
      ('ticket-due', case when f.owner_id = p_user then f.solve_warn_at end),
      ('ticket-late', case when f.first_answered_at is null then f.answer_due_at end),
      ('ticket-late', f.solve_due_at)) m (kind, at)
    where m.at is not null;
end
$$;
comment on function private.ticket_moments is
  'When the time of tickets of the caller runs out or is over: their own, and unassigned ones that they '
  'may work.';
