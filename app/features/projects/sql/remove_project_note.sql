create or replace function public.remove_project_note(p_id uuid, p_removed boolean default true) returns void
language plpgsql security definer set search_path = ''
as $$
begin
  if not public.has_permission(private.uid(), 'projects', 'update') then
    perform private.refuse('projects_update_missing');
  end if;
  update public.project_notes n set removed_at = case when p_removed then clock_timestamp() end
    where n.id = p_id and n.author_id = private.uid() and (n.removed_at is null) = p_removed
      and (p_removed or private.undo_is_open(n.removed_at))
      and exists (select from public.projects p where p.id = n.project_id
        and p.product = any (private.products_in('projects', 'update')));
  if not found then
    raise exception 'note_not_yours' using errcode = 'PT409';
  end if;
end
$$;
grant execute on function public.remove_project_note to authenticated;
comment on function public.remove_project_note is
  'Removes a note of the caller, or restores it within ten minutes. Refuses with projects_update_missing or '
  'note_not_yours.';
