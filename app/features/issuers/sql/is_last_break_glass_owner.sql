-- not null: *
create or replace function private.is_last_break_glass_owner(p_user_id uuid) returns boolean
language sql stable security definer set search_path = ''
return private.is_break_glass_owner(p_user_id) and exists (
  select from public.sign_in_domains d join public.sign_in_issuers i on i.id = d.issuer_id and i.is_enabled
  where d.is_required
) and not exists (
  select from public.break_glass_owners b
  where b.user_id <> p_user_id and private.is_break_glass_owner(b.user_id)
);
grant execute on function private.is_last_break_glass_owner to service_role;
comment on function private.is_last_break_glass_owner is
  'Whether a user is the only one who could enter without an issuer, while a domain requires one: then their second step '
  'stays.';
