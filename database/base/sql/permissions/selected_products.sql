create or replace function private.selected_products(p_resource text, p_action text) returns text[]
language plpgsql stable security definer set search_path = ''
as $$
begin
  return (
    select coalesce(array_agg(slug order by slug), '{}')
    from unnest(private.products_in(p_resource, p_action)) as slug
    where private.chosen_product() is null or slug = private.chosen_product()
  );
end
$$;
grant execute on function private.selected_products to authenticated;
comment on function private.selected_products is
  'Products whose rows the caller may act on, only the selected one where the caller has selected one.';
