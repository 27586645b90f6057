create or replace function private.count_ticket() returns trigger
language plpgsql security definer set search_path = ''
as $$
declare
  changes private.feedback_module_days[];
  moved uuid[];
begin
  if tg_op = 'INSERT' then
    changes := array(select d from fresh t, private.days_of_ticket(t, 1) d);
    select array_agg(t.id) into moved from fresh t;
  elsif tg_op = 'DELETE' then
    changes := array(select d from gone t, private.days_of_ticket(t, -1) d);
  else
    select array_agg(n.id) into moved from gone o join fresh n on n.id = o.id
      and (n.project_id, n.module_id, n.created_at, n.first_answered_at, private.ticket_done_at(n), n.merged_into)
        is distinct from (o.project_id, o.module_id, o.created_at, o.first_answered_at,
          private.ticket_done_at(o), o.merged_into);
    if moved is null then
      return null;
    end if;
    changes := array(
      select d from gone t, private.days_of_ticket(t, -1) d where t.id = any (moved)
      union all
      select d from fresh t, private.days_of_ticket(t, 1) d where t.id = any (moved));
    update public.ticket_ratings r set project_id = n.project_id, module_id = n.module_id
      from fresh n where r.ticket_id = n.id and n.id = any (moved)
        and (r.project_id, r.module_id) is distinct from (n.project_id, n.module_id);
  end if;
  perform private.count_days(changes);
  -- Measured times stay, also when hours or holidays change.
  insert into private.ticket_times as k (ticket_id, project_id, module_id, answered_at, answer_seconds,
      solved_at, solve_seconds)
    select t.id, t.project_id, t.module_id, t.first_answered_at,
      private.business_seconds(t.created_at, t.first_answered_at), private.ticket_done_at(t),
      private.business_seconds(t.created_at, private.ticket_done_at(t))
    from public.feedback_tickets t where t.id = any (moved)
    on conflict (ticket_id) do update set project_id = excluded.project_id, module_id = excluded.module_id,
      answer_seconds = case when excluded.answered_at is distinct from k.answered_at
        then excluded.answer_seconds else k.answer_seconds end,
      answered_at = excluded.answered_at,
      solve_seconds = case when excluded.solved_at is distinct from k.solved_at
        then excluded.solve_seconds else k.solve_seconds end,
      solved_at = excluded.solved_at;
  return null;
end
$$;
comment on function private.count_ticket is
  'Trigger: updates the figures of days and the measured times when a ticket is opened, answered, solved, '
  'reopened, merged, or moved to another module.';
