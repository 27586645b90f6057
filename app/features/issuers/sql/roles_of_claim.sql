create or replace function private.roles_of_claim(p_issuer_id uuid, p_values text[]) returns text[]
language sql stable security definer set search_path = ''
return (
  with mapped as (
    select distinct m.role from public.sign_in_roles m join public.roles r on r.key = m.role and r.deleted_at is null
    where m.issuer_id = p_issuer_id and m.claim_value = any (p_values)
  )
  select coalesce(array_agg(role), '{}') from (
    select mapped.role from mapped
    union all
    select i.default_role from public.sign_in_issuers i join public.roles r on r.key = i.default_role and r.deleted_at is null
    where i.id = p_issuer_id and not exists (select from mapped)
  ) found
);
comment on function private.roles_of_claim is
  'The roles that the mapping of an issuer gives for values of its claim; without any, its default role.';
