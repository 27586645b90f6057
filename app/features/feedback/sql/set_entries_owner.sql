-- not null: *
create or replace function public.set_entries_owner(p_ids uuid[], p_owner uuid) returns integer
language plpgsql security definer set search_path = ''
as $$
declare
  changed integer;
begin
  if not public.has_permission(private.uid(), 'feedback', 'update') then
    perform private.refuse('feedback_update_missing');
  end if;
  if p_owner is not null and not private.may(p_owner, 'feedback', 'read') then
    raise exception 'owner' using errcode = 'PT409';
  end if;
  perform from public.feedback_entries e where e.id = any (p_ids) order by e.id for no key update;
  update public.feedback_entries e set owner_id = p_owner
    where e.id = any (p_ids) and e.owner_id is distinct from p_owner
      and e.project_id = any (private.feedback_projects_in('update'))
      and (p_owner is null or private.reads_feedback_of(p_owner, e.project_id));
  get diagnostics changed = row_count;
  return changed;
end
$$;
grant execute on function public.set_entries_owner to authenticated;
comment on function public.set_entries_owner is
  'Sets the owner of entries, or none, and returns how many had another. Entries of a project that the owner may not '
  'read keep theirs. Refuses with feedback_update_missing or owner.';
