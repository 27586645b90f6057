create or replace function private.address_closed(p_email text) returns text
language plpgsql stable security definer set search_path = ''
as $$
begin
  return (select b.reason from private.bounced_addresses b
    where b.email = lower(btrim(p_email)) and b.closed_at is not null);
end
$$;
grant execute on function private.address_closed to service_role;
comment on function private.address_closed is
  'The reason why an address gets no mail, as its mail server reported it; null where it gets mail.';
