create or replace function public.grant_role_in(
  p_user_id uuid, p_role text, p_product text,
  p_expires_at timestamptz default null, p_reason text default null
) returns uuid
language plpgsql security definer set search_path = ''
as $$
declare
  role_id uuid;
begin
  perform private.check_may_touch(p_user_id);
  perform private.check_may_grant_in(p_role, p_product);
  -- Locked, so that it is not deleted meanwhile.
  perform from public.roles r where r.key = p_role and r.deleted_at is null for key share;
  if not found then
    raise exception 'role_unknown' using errcode = 'PT422';
  end if;
  if p_product is not null and not exists (
    select from public.crm_products p where p.slug = p_product
  ) then
    raise exception 'product_unknown' using errcode = 'PT422';
  end if;
  if p_expires_at <= now() then
    raise exception 'expiry_past' using errcode = 'PT422';
  end if;
  -- Serializes grants to this user.
  perform from public.user_profiles p where p.user_id = p_user_id for no key update;
  -- A role held there already gets the new term in a new row; the old row stays as the record.
  update public.user_roles set is_active = false
    where user_id = p_user_id and role = p_role and product is not distinct from p_product
      and is_active;
  insert into public.user_roles (user_id, role, product, expires_at, reason, granted_by)
    values (p_user_id, p_role, p_product, p_expires_at, nullif(btrim(p_reason), ''), private.uid())
    returning id into role_id;
  perform private.record_security_event('role_granted', 'warning', p_user_id,
    jsonb_strip_nulls(jsonb_build_object('role', private.role_label(p_role), 'product', p_product,
      'expires_at', p_expires_at, 'reason', nullif(btrim(p_reason), ''))));
  return role_id;
end
$$;
grant execute on function public.grant_role_in to authenticated, service_role;
comment on function public.grant_role_in is
  'Grants a role in a product, or in all of them with null, or a new term of it. Refuses a role to the caller, '
  'one above the caller''s own, and one that covers more products.';
