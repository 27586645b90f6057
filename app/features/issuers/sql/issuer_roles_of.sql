-- The former one had no products.
drop function if exists private.roles_of_claim(uuid, text[]);
-- not null: role
create or replace function private.issuer_roles_of(p_issuer_id uuid, p_values text[]) returns table (role text, product text)
language sql stable security definer set search_path = ''
as $$
  with mapped as (
    select distinct m.role, m.product
    from public.sign_in_roles m join public.roles r on r.key = m.role and r.deleted_at is null
    where m.issuer_id = p_issuer_id and m.claim_value = any (p_values)
  )
  -- Given in every product, a role is given in each.
  select m.role, m.product from mapped m
    where m.product is null or not exists (select from mapped o where o.role = m.role and o.product is null)
  union all
  select i.default_role, null
    from public.sign_in_issuers i join public.roles r on r.key = i.default_role and r.deleted_at is null
    where i.id = p_issuer_id and not exists (select from mapped)
$$;
comment on function private.issuer_roles_of is
  'The roles that the mapping of an issuer gives for values of its claim, each in a product or, with null, in all; without any, '
  'its default role.';
