create or replace function private.check_newsletter_reader() returns void
language plpgsql stable security definer set search_path = ''
as $$
begin
  if private.caller_role() = 'service_role' then
    return;
  end if;
  if not public.has_permission(private.uid(), 'campaigns', 'read')
     or private.rank_of(private.uid()) < private.role_rank('admin') then
    perform private.refuse('campaigns_read_missing');
  end if;
end
$$;
comment on function private.check_newsletter_reader is
  'Refuses a caller who may not read campaigns or is no administrator: these two calls return all '
  'addresses, and the contract keeps them for administrators.';
