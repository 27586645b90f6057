-- not null: status, entries
create or replace function public.feedback_by_status(p_most integer)
returns table (status text, entries integer)
language plpgsql stable security definer set search_path = ''
as $$
declare
  -- Null where the caller reads every product and has chosen none.
  selected text[] := case when not private.in_every_product('feedback', 'read')
    or private.chosen_product() is not null then private.selected_products('feedback', 'read') end;
begin
  if not public.has_permission(private.uid(), 'feedback', 'read') then
    raise exception 'feedback_read_missing' using errcode = 'PT403';
  end if;
  return query
    select w.status, c.entries
    from unnest('{new,triaged,planned,done,declined,duplicate,spam}'::text[])
      with ordinality as w (status, place),
      lateral (select count(*)::integer as entries from (select from public.feedback_entries s
        where array_position('{new,triaged,planned,done,declined,duplicate,spam}'::text[], s.status)
          = w.place
          and (selected is null or exists (select from public.feedback_projects p
            where p.id = s.project_id and p.product = any (selected))) limit p_most) found) c;
end
$$;
grant execute on function public.feedback_by_status to authenticated;
comment on function public.feedback_by_status is
  'How many entries are in each state, counted up to p_most. Refuses with feedback_read_missing.';
