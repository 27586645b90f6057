-- not null: tickets
create or replace function public.tickets_by_state(p_most integer)
returns table (status text, waits_for text, tickets integer)
language plpgsql stable security definer set search_path = '' set jit = off
as $$
declare
  statuses constant text[] := '{open,in_progress,waiting,others,solved,closed}';
  selected uuid[] := private.selected_feedback_projects();
  readable constant text := case when selected is null then ''
    else format(' and s.project_id = any (%L::uuid[])', selected) end;
begin
  if not public.has_permission(private.uid(), 'feedback', 'read') then
    perform private.refuse('feedback_read_missing');
  end if;
  -- Each state as a literal, so that each gets its own plan: an index scan for a rare one, a table scan for a common one.
  -- One plan for all states read every ticket for the rare ones.
  return query execute (
    select string_agg(format('select %L::text, %L::text, (select count(*)::integer from (
        select from public.feedback_tickets s where %s%s limit $1) found)',
      w.status, w.turn, w.stands, readable), ' union all ')
    from (
      select statuses[n] as status, null as turn,
        format('array_position(%L::text[], s.status) = %s', statuses, n) as stands
      from generate_subscripts(statuses, 1) n
      union all
      select null, turn, format('s.waits_for = %L', turn)
      from unnest('{house,customer}'::text[]) turn
    ) w)
  using p_most;
end
$$;
grant execute on function public.tickets_by_state to authenticated;
comment on function public.tickets_by_state is
  'The number of tickets in each state, and of those that wait for each side, counted up to p_most. Refuses with '
  'feedback_read_missing.';
