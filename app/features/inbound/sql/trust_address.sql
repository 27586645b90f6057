-- not null: *
create or replace function public.trust_address(
  p_about text, p_id uuid, p_email text, p_trusted boolean default true
) returns boolean
language plpgsql security definer set search_path = ''
as $$
begin
  if not lower(btrim(p_email)) = any (private.emails_of(p_about, p_id, 'update')) then
    return false;
  end if;
  -- Undo blocks an address only if this call has unblocked it, not if a mail has since.
  update private.bounced_addresses b
    set closed_at = case when p_trusted then null else b.failed_at end,
      trusted_at = case when p_trusted then clock_timestamp() end,
      trusted_by = case when p_trusted then private.uid() end
    where b.email = lower(btrim(p_email))
      and case when p_trusted then b.closed_at is not null else b.trusted_by = private.uid() end;
  return found;
end
$$;
grant execute on function public.trust_address to authenticated;
comment on function public.trust_address is
  'Allows mails again to an address of a lead, contact, deal or ticket after a permanent failure, '
  'or undoes that; false where there is nothing to do. Refuses with crm_update_missing or '
  'feedback_update_missing.';
