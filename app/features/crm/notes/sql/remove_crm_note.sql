create or replace function public.remove_crm_note(p_id uuid, p_removed boolean default true) returns void
language plpgsql security definer set search_path = ''
as $$
declare
  me uuid := private.check_may_note();
begin
  update public.crm_notes n set removed_at = case when p_removed then clock_timestamp() end
    where n.id = p_id and n.author_id = me and (n.removed_at is null) = p_removed
      and (p_removed or private.undo_is_open(n.removed_at)) and private.may_with_crm_note(n, 'update');
  if not found then
    raise exception 'note_not_yours' using errcode = 'PT409';
  end if;
end
$$;
grant execute on function public.remove_crm_note to authenticated;
comment on function public.remove_crm_note is
  'Removes a note of the caller, or restores it within ten minutes. Refuses with crm_update_missing or '
  'note_not_yours.';
