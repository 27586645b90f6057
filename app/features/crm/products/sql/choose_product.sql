-- not null: *
create or replace function public.choose_product(p_slug text) returns boolean
language plpgsql security definer set search_path = ''
as $$
begin
  update public.user_profiles u set chosen_product = p_slug
    where u.user_id = private.uid() and (p_slug is null
      or exists (select from public.products_of_session() p where p.slug = p_slug));
  return found;
end
$$;
grant execute on function public.choose_product to authenticated;
comment on function public.choose_product is
  'Limits the caller''s lists to one of the products they may read, or removes the limit with null; false '
  'for any other product.';
