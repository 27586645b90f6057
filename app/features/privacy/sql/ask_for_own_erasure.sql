create or replace function public.ask_for_own_erasure(p_id uuid) returns text
language plpgsql security definer set search_path = ''
as $$
declare
  me record;
  reference text;
  -- An id of another person's request is treated as unused, so that it discloses nothing.
  request uuid := case when exists (select from public.privacy_requests r where r.id = p_id)
    then gen_random_uuid() else p_id end;
begin
  select u.email, p.locale, nullif(btrim(p.display_name), '') as name into me
    from identity.users u join public.user_profiles p on p.user_id = u.id and p.is_active
    where u.id = private.uid() and u.email_verified;
  if not found then
    return null;
  end if;
  -- A repeated request, also while the first is open, is the same request.
  perform pg_advisory_xact_lock(hashtextextended('own erasure ' || me.email, 0));
  select r.protocol into reference from public.privacy_requests r
    where r.email = me.email and r.kind = 'deletion' and r.state in ('open', 'erasing')
    order by r.created_at limit 1;
  if reference is not null then
    return reference;
  end if;
  insert into public.privacy_requests as r (id, protocol, kind, name, email, locale)
    values (request, private.new_privacy_protocol(request), 'deletion', me.name, me.email, coalesce(me.locale, 'pt-BR'))
    returning r.protocol into reference;
  insert into public.privacy_request_events (request_id, event) values (request, 'asked');
  -- The account has a verified address, so no proof by mail is needed.
  perform public.prove_privacy_request(request);
  return reference;
end
$$;
grant execute on function public.ask_for_own_erasure to authenticated;
comment on function public.ask_for_own_erasure is
  'Requests the erasure of the caller''s data, as a privacy request with the verified address of the account: its '
  'reference number, that of the open one where there is one, or null where the address is not verified.';
