create or replace function public.delete_sign_in_issuer(p_id uuid) returns void
language plpgsql security definer set search_path = ''
as $$
declare
  issuer_name text;
  term public.user_roles;
begin
  perform private.check_superadmin();
  select i.name into issuer_name from public.sign_in_issuers i where i.id = p_id for update;
  if not found then
    raise exception 'gone' using errcode = 'PT404';
  end if;
  -- Without their issuer they would look like roles given by hand.
  for term in select * from public.user_roles r where r.issuer_id = p_id and r.is_active for update loop
    update public.user_roles set is_active = false where id = term.id;
    perform private.record_security_event('role_ended', 'warning', term.user_id,
      jsonb_build_object('role', private.role_label(term.role), 'issuer', issuer_name));
  end loop;
  delete from identity.accounts a where a.provider_id = 'issuer:' || p_id;
  delete from public.sign_in_issuers i where i.id = p_id;
  perform private.record_security_event('issuer_deleted', 'critical', null, jsonb_build_object('issuer', issuer_name));
end
$$;
grant execute on function public.delete_sign_in_issuer to authenticated;
comment on function public.delete_sign_in_issuer is
  'Deletes an issuer, for superadmins: the roles that its mapping gave end, and so do the sessions that it opened.';
