create or replace function public.privacy_receipt(p_protocol text) returns text
language sql stable security definer set search_path = ''
as $$
  select r.protocol from public.privacy_requests r
  where r.protocol = translate(upper(btrim(p_protocol)), 'OIL', '011')
$$;
grant execute on function public.privacy_receipt to anon, authenticated, service_role;
comment on function public.privacy_receipt is
  'The reference number as it is written, if there is one; nothing of the person.';
