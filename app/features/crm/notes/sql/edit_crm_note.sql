create or replace function public.edit_crm_note(p_id uuid, p_body text) returns void
language plpgsql security definer set search_path = ''
as $$
declare
  me uuid := private.check_may_note();
begin
  update public.crm_notes n set body = btrim(p_body),
      edited_at = case when n.body = btrim(p_body) then n.edited_at else clock_timestamp() end
    where n.id = p_id and n.author_id = me and n.removed_at is null
      and private.may_with_crm_note(n, 'update');
  if not found then
    raise exception 'note_not_yours' using errcode = 'PT409';
  end if;
  perform private.name_in_crm_note(p_id);
end
$$;
grant execute on function public.edit_crm_note to authenticated;
comment on function public.edit_crm_note is
  'Changes a note of the caller, and notifies people who are mentioned in it for the first time. Refuses with '
  'crm_update_missing or note_not_yours.';
