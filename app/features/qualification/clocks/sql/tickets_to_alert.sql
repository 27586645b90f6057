drop function if exists private.tickets_to_tell();
create or replace function private.tickets_to_alert()
returns table (id uuid, clock text, owner_id uuid, project_id uuid, due_at timestamptz)
language sql stable security definer set search_path = ''
as $$
  select t.id, 'answer', t.owner_id, t.project_id, t.answer_due_at
  from public.feedback_tickets t
  where t.first_answered_at is null and t.answer_due_at is not null
    and coalesce(t.answer_warn_at, t.answer_due_at) <= now() and t.answer_due_at > now() - interval '7 days'
  union all
  select t.id, 'solve', t.owner_id, t.project_id, t.solve_due_at
  from public.feedback_tickets t
  where t.solve_due_at is not null
    and coalesce(t.solve_warn_at, t.solve_due_at) <= now() and t.solve_due_at > now() - interval '7 days'
$$;
comment on function private.tickets_to_alert is
  'Tickets that are nearly due, or overdue for less than a week, and the clock in question.';
