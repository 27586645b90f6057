create or replace function public.switch_sign_in_issuer(p_id uuid, p_is_on boolean) returns void
language plpgsql security definer set search_path = ''
as $$
declare
  issuer_name text;
begin
  perform private.check_superadmin();
  update public.sign_in_issuers set is_enabled = p_is_on where id = p_id and is_enabled <> p_is_on returning name into issuer_name;
  if found then
    perform private.record_security_event('issuer_switched', 'critical', null,
      jsonb_build_object('issuer', issuer_name, 'enabled', p_is_on));
  elsif not exists (select from public.sign_in_issuers i where i.id = p_id) then
    raise exception 'gone' using errcode = 'PT404';
  end if;
end
$$;
grant execute on function public.switch_sign_in_issuer to authenticated;
comment on function public.switch_sign_in_issuer is
  'Switches an issuer on or off, for superadmins. While it is off its domains require nothing.';
