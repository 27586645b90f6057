create or replace function public.lock_contact(p_contact_id uuid) returns uuid
language plpgsql security definer set search_path = ''
as $$
begin
  if not public.has_permission(private.uid(), 'feedback', 'update') then
    perform private.refuse('feedback_update_missing');
  end if;
  return private.lock_merge_target(p_contact_id);
end
$$;
grant execute on function public.lock_contact to authenticated;
comment on function public.lock_contact is
  'private.lock_merge_target() for the assignment of a ticket to a contact, called before the ticket is locked. '
  'Refuses with feedback_update_missing.';
