create or replace function private.key_reaches(p_user_id uuid, p_product text) returns boolean
language plpgsql stable security definer set search_path = ''
as $$
begin
  return private.claim('api_key') is null or p_user_id is distinct from private.uid() or exists (
    select from public.api_keys k
    where k.id::text = private.claim('api_key') and (k.product is null or k.product = p_product));
end
$$;
comment on function private.key_reaches is
  'Whether the API key of the caller, if one is named in the claims, reaches the rows of a product; with null, those of '
  'no product.';
