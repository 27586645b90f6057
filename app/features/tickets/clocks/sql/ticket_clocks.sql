-- not null: id, is_open, read_at
create or replace function public.ticket_clocks(p_ids uuid[])
returns table (id uuid, since timestamptz, turn text, answer_due_at timestamptz, answer_target integer,
  answered_at timestamptz, answer_seconds integer, answer_left integer, solve_due_at timestamptz,
  solve_target integer, solve_seconds integer, solve_left integer, is_open boolean,
  changes_at timestamptz, read_at timestamptz)
language plpgsql stable security definer set search_path = ''
as $$
begin
  if not public.has_permission(private.uid(), 'feedback', 'read') then
    perform private.refuse('feedback_read_missing');
  end if;
  return query
    select t.id, t.clock_since, t.waits_for, t.answer_due_at, t.answer_target, t.first_answered_at,
      t.answer_seconds,
      case when t.first_answered_at is not null then null
        when t.answer_due_at > now() then private.business_seconds(now(), t.answer_due_at)
        else - private.business_seconds(t.answer_due_at, now()) end,
      t.solve_due_at, t.solve_target, t.solve_seconds,
      case when t.waits_for is not null then t.solve_target * 60
        - private.ticket_worked_seconds(t.id, t.clock_since, now()) end,
      hours.is_open, hours.changes_at, now()
    from public.feedback_tickets t
      cross join (select private.business_open_at(now()) as is_open,
        private.business_next_change(now()) as changes_at) hours
    where t.id = any (p_ids) and t.project_id = any (private.feedback_projects_in('read'));
end
$$;
grant execute on function public.ticket_clocks to authenticated;
comment on function public.ticket_clocks is
  'The clocks of some tickets that the caller may see: business seconds left until the '
  'first reply and until the solution, negative once overdue. Refuses with feedback_read_missing.';
