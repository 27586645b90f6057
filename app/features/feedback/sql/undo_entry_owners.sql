-- not null: id, went
create or replace function public.undo_entry_owners(
  p_act uuid, p_after uuid default null, p_limit integer default 200
) returns table (id uuid, went boolean)
language plpgsql security definer set search_path = ''
as $$
begin
  if not public.has_permission(private.uid(), 'feedback', 'update') then
    perform private.refuse('feedback_update_missing');
  end if;
  return query
    with places as materialized (
      select c.place, c.entry_id as entry, c.from_status::uuid as was, c.to_status::uuid as got
      from public.feedback_changes c
      where c.act = p_act and c.changed_by = private.uid() and c.kind = 'owner' and c.entry_id is not null
        and (p_after is null or c.entry_id > p_after)
      order by c.entry_id limit least(p_limit, 200)
    ), held as (
      select e.id, g.was from public.feedback_entries e join places g on g.entry = e.id
      where e.project_id = any (private.feedback_projects_in('update')) and e.owner_id is not distinct from g.got
        and (g.was is null or private.reads_feedback_of(g.was, e.project_id))
        and not exists (select from public.feedback_changes l
          where l.entry_id = g.entry and l.kind = 'owner' and l.place > g.place)
      order by e.id for no key update of e
    ), back as (
      update public.feedback_entries e set owner_id = h.was from held h where e.id = h.id returning e.id
    )
    select g.entry, exists (select from back b where b.id = g.entry) from places g order by g.entry;
end
$$;
grant execute on function public.undo_entry_owners to authenticated;
comment on function public.undo_entry_owners is
  'Restores the owners of entries that the caller has assigned in one operation, and returns for each whether it was '
  'restored. An entry whose owner was changed since keeps it. Refuses with feedback_update_missing.';
