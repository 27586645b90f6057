-- The former one could not confirm a user who is signed in.
drop function if exists private.enter_by_issuer(uuid, text, text, text, text, text[]);
create or replace function private.enter_by_issuer(
  p_issuer_id uuid, p_subject text, p_email text, p_name text, p_locale text, p_values text[], p_confirms uuid default null
) returns table (outcome text, user_id uuid, two_factor boolean)
language plpgsql security definer set search_path = ''
as $$
#variable_conflict use_column
declare
  provider text := 'issuer:' || p_issuer_id;
  address text := lower(p_email);
  person identity.users;
  is_linked boolean;
begin
  -- Two sign-ins at once make one account.
  perform pg_advisory_xact_lock(hashtextextended('enter_by_issuer', 0));
  select u.* into person from identity.accounts a join identity.users u on u.id = a.user_id
    where a.provider_id = provider and a.account_id = p_subject;
  is_linked := found;
  if not is_linked then
    select u.* into person from identity.users u where u.email = address;
  end if;
  if p_confirms is not null and person.id is distinct from p_confirms then
    return query select 'other', person.id, null::boolean;
    return;
  end if;
  if not exists (
    select from public.sign_in_domains d join public.sign_in_issuers i on i.id = d.issuer_id and i.is_enabled
    where d.issuer_id = p_issuer_id and d.domain = private.mail_domain(address)
  ) or person.id is not null and not exists (
    select from public.sign_in_domains d
    where d.issuer_id = p_issuer_id and d.domain = private.mail_domain(person.email)
  ) then
    return query select 'domain', person.id, null::boolean;
    return;
  elsif person.id is not null and not is_linked and exists (
    select from identity.accounts a where a.user_id = person.id and a.provider_id = provider
  ) then
    -- The address passed to another person at the issuer: the account is not theirs.
    return query select 'taken', person.id, null::boolean;
    return;
  end if;
  if person.id is null then
    if not exists (select from private.issuer_roles_of(p_issuer_id, p_values)) then
      return query select 'no_role', null::uuid, null::boolean;
      return;
    end if;
    insert into identity.users (name, email, email_verified, locale)
      values (p_name, address, true, p_locale) returning * into person;
    perform private.record_security_event('person_made_by_issuer', 'warning', person.id,
      jsonb_build_object('issuer', (select i.name from public.sign_in_issuers i where i.id = p_issuer_id)));
  elsif not person.email_verified then
    -- Anyone may have signed up with the address: that password, and what it opened, must not last.
    delete from identity.accounts a where a.user_id = person.id and a.provider_id = 'credential';
    delete from identity.sessions s where s.user_id = person.id;
    delete from identity.passkeys k where k.user_id = person.id;
    delete from identity.two_factors f where f.user_id = person.id;
    update identity.users u set email_verified = true, two_factor_enabled = false where u.id = person.id
      returning * into person;
  end if;
  if not is_linked then
    insert into identity.accounts (account_id, provider_id, user_id, updated_at)
      values (p_subject, provider, person.id, now());
  end if;
  perform private.put_issuer_roles(person.id, p_issuer_id, p_values);
  if not exists (
    select from public.user_roles r where r.user_id = person.id and r.is_active
      and (r.expires_at is null or r.expires_at > now())
  ) and not exists (select from public.client_members m where m.user_id = person.id) then
    return query select 'no_role', person.id, null::boolean;
    return;
  end if;
  return query select 'entered', person.id, coalesce(person.two_factor_enabled, false);
end
$$;
grant execute on function private.enter_by_issuer to service_role;
comment on function private.enter_by_issuer is
  'Finds or makes the user whom an issuer has proven, by subject and else by verified address, and sets the roles of the '
  'mapping. The outcome is entered, domain (the address, or that of the account, is of no domain of the issuer), taken (the '
  'account belongs to another subject), no_role, or other where it is not the signed-in user whom it should confirm.';
