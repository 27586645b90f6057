create or replace function private.check_may_grant_in(p_role text, p_product text) returns void
language plpgsql stable security definer set search_path = ''
as $$
declare
  me uuid := private.uid();
begin
  if private.caller_role() = 'service_role' then
    return;
  end if;
  if private.role_rank(p_role) > private.rank_of(me) then
    perform private.refuse('role_above');
  elsif not exists (
    select from public.user_roles r
    where r.user_id = me and r.is_active and (r.expires_at is null or r.expires_at > now())
      and private.role_rank(r.role) >= private.role_rank(p_role)
      and (r.product is null or r.product = p_product)
  ) then
    perform private.refuse('product_beyond');
  elsif private.role_beyond(me, p_role, p_product) then
    perform private.refuse('role_beyond');
  end if;
end
$$;
comment on function private.check_may_grant_in is
  'Refuses a role above the caller''s own, one that covers more products than the caller''s own of that rank, and one '
  'that permits what the caller may not do.';
