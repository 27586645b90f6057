create or replace function public.grant_role(
  p_user_id uuid, p_role text, p_expires_at timestamptz default null, p_reason text default null
) returns uuid
language plpgsql security definer set search_path = ''
as $$
begin
  return public.grant_role_in(p_user_id, p_role, null, p_expires_at, p_reason);
end
$$;
grant execute on function public.grant_role to authenticated, service_role;
comment on function public.grant_role is
  'Grants a role in every product, or a new term of it: grant_role_in() without a product.';
