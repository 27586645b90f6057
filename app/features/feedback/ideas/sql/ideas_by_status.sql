-- not null: status, entries
create or replace function public.ideas_by_status(p_most integer)
returns table (status text, entries integer)
language plpgsql stable security definer set search_path = '' set jit = off
as $$
declare
  selected uuid[] := private.selected_feedback_projects();
begin
  if not public.has_permission(private.uid(), 'feedback', 'read') then
    perform private.refuse('feedback_read_missing');
  end if;
  return query
    select w.status, c.entries
    from unnest('{new,triaged,planned,done,declined,duplicate,spam}'::text[])
      with ordinality as w (status, place),
      lateral (select count(*)::integer as entries from (select from public.feedback_entries s
        where s.type = 'ideia'
          and array_position('{new,triaged,planned,done,declined,duplicate,spam}'::text[], s.status)
            = w.place
          and (selected is null or s.project_id = any (selected)) limit p_most) found) c;
end
$$;
grant execute on function public.ideas_by_status to authenticated;
comment on function public.ideas_by_status is
  'How many ideas are in each state, counted up to p_most. Refuses with feedback_read_missing.';
