create or replace function public.tickets_by_state(p_most integer)
returns table (status text, waits_for text, tickets integer)
language plpgsql stable security definer set search_path = ''
as $$
declare
  asked uuid[] := private.feedback_projects_asked();
begin
  if not public.has_permission(private.uid(), 'feedback', 'read') then
    perform private.refuse('feedback_read_missing');
  end if;
  return query
    select w.status, null::text, c.tickets
    from unnest('{open,in_progress,waiting,others,solved,closed}'::text[])
      with ordinality as w (status, place),
      lateral (select count(*)::integer as tickets from (select from public.feedback_tickets s
        where array_position('{open,in_progress,waiting,others,solved,closed}'::text[], s.status)
          = w.place and (asked is null or s.project_id = any (asked)) limit p_most) found) c
    union all
    select null, w.turn, c.tickets
    from unnest('{house,customer}'::text[]) as w (turn),
      lateral (select count(*)::integer as tickets from (select from public.feedback_tickets s
        where s.waits_for = w.turn and (asked is null or s.project_id = any (asked))
        limit p_most) found) c;
end
$$;
revoke all on function public.tickets_by_state from public, anon, authenticated, service_role;
grant execute on function public.tickets_by_state to authenticated;
comment on function public.tickets_by_state is
  'How many tickets stand in each state, and how many wait for whom, counted up to p_most. Refuses with '
  'feedback_read_missing.';
