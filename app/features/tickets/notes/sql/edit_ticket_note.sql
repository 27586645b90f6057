create or replace function public.edit_ticket_note(p_id uuid, p_body text) returns void
language plpgsql security definer set search_path = ''
as $$
begin
  if not public.has_permission(private.uid(), 'feedback', 'update') then
    perform private.refuse('feedback_update_missing');
  end if;
  update public.ticket_notes n set body = btrim(p_body),
      edited_at = case when n.body = btrim(p_body) then n.edited_at else clock_timestamp() end
    where n.id = p_id and n.author_id = private.uid() and n.removed_at is null
      and private.project_of_ticket_note(n) = any (private.feedback_projects_in('update'));
  if not found then
    raise exception 'note_not_yours' using errcode = 'PT409';
  end if;
  perform private.name_in_ticket_note(p_id);
end
$$;
grant execute on function public.edit_ticket_note to authenticated;
comment on function public.edit_ticket_note is
  'Changes a note of the caller, and notifies users who are mentioned in it for the first time. '
  'Refuses with feedback_update_missing or note_not_yours.';
