create or replace function public.remove_lead_note(p_id uuid, p_removed boolean default true)
returns void
language plpgsql security definer set search_path = ''
as $$
declare
  me uuid := private.check_may_note();
begin
  update public.lead_notes n set removed_at = case when p_removed then clock_timestamp() end
    where n.id = p_id and private.lead_in_reach(n.lead_id, 'update')
      and n.author_id = me and (n.removed_at is null) = p_removed
      and (p_removed or private.undo_is_open(n.removed_at));
  if not found then
    raise exception 'note_not_yours' using errcode = 'PT409';
  end if;
end
$$;
grant execute on function public.remove_lead_note to authenticated;
comment on function public.remove_lead_note is
  'Removes a note of the caller, or restores it within ten minutes. Refuses with crm_update_missing or '
  'note_not_yours.';
