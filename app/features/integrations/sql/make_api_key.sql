create or replace function public.make_api_key(
  p_id uuid, p_name text, p_prefix text, p_hash bytea, p_scopes text[], p_product text, p_expires_at timestamptz
) returns void
language plpgsql security definer set search_path = ''
as $$
declare
  scope text;
  resource text;
  action text;
  held boolean;
begin
  -- A key in all products of its owner reaches no further than the owner.
  if p_product is null and not private.may(private.uid(), 'integrations', 'create')
     or p_product is not null and not private.may_in('integrations', 'create', p_product) then
    perform private.refuse('forbidden');
  end if;
  foreach scope in array p_scopes loop
    resource := split_part(scope, ':', 1);
    action := split_part(scope, ':', 2);
    held := case when p_product is null then private.may(private.uid(), resource, action)
      else p_product = any (private.products_in(resource, action)) end;
    -- Who may do what, and what else has a key, is decided by people.
    if resource in ('users', 'integrations', 'settings') or action = 'manage' then
      raise exception 'scope_never' using errcode = 'PT422';
    elsif not held then
      raise exception 'scope_beyond' using errcode = 'PT422';
    end if;
  end loop;
  insert into public.api_keys (id, name, prefix, secret_hash, scopes, product, owner_id, expires_at)
    values (p_id, p_name, p_prefix, p_hash, p_scopes, p_product, private.uid(), p_expires_at);
  perform private.record_security_event('api_key_made', 'warning', private.uid(),
    jsonb_strip_nulls(jsonb_build_object('name', p_name, 'given', array_to_string(p_scopes, ' '), 'product', p_product)));
end
$$;
grant execute on function public.make_api_key to authenticated;
comment on function public.make_api_key is
  'Makes a key that acts as the caller with these permissions, each of which the caller must have, in the product given '
  'or in all of the caller. Refuses with forbidden, scope_never or scope_beyond.';
