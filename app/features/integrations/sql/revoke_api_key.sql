create or replace function public.revoke_api_key(p_id uuid) returns void
language plpgsql security definer set search_path = ''
as $$
declare
  known public.api_keys;
begin
  select * into known from public.api_keys k where k.id = p_id for update;
  if not found or not (known.owner_id = private.uid() and private.may(private.uid(), 'integrations', 'read')
      or private.may_in('integrations', 'delete', known.product)) then
    raise exception 'key_unknown' using errcode = 'PT404';
  elsif known.revoked_at is not null then
    return;
  end if;
  update public.api_keys set revoked_at = now(), revoked_by = private.uid() where id = p_id;
  perform private.record_security_event('api_key_revoked', 'warning', known.owner_id,
    jsonb_build_object('name', known.name));
end
$$;
grant execute on function public.revoke_api_key to authenticated;
comment on function public.revoke_api_key is
  'Revokes a key for good: the next call with it is refused. For its owner, and for users who may delete integrations.';
