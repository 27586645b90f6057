create or replace function public.edit_project_note(p_id uuid, p_body text) returns void
language plpgsql security definer set search_path = ''
as $$
begin
  if not public.has_permission(private.uid(), 'projects', 'update') then
    perform private.refuse('projects_update_missing');
  end if;
  update public.project_notes n set body = btrim(p_body),
      edited_at = case when n.body = btrim(p_body) then n.edited_at else clock_timestamp() end
    where n.id = p_id and n.author_id = private.uid() and n.removed_at is null
      and private.project_note_in_reach(n.id, 'update');
  if not found then
    raise exception 'note_not_yours' using errcode = 'PT409';
  end if;
  perform private.name_in_project_note(p_id);
end
$$;
grant execute on function public.edit_project_note to authenticated;
comment on function public.edit_project_note is
  'Changes a note of the caller, and notifies people who are mentioned in it for the first time. Refuses with '
  'projects_update_missing or note_not_yours.';
