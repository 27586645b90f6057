-- not null: id, name, products, is_active, people, open_deals, open_value, created_at
drop function if exists public.companies_page(text, text, text, text, text, boolean, uuid, integer, jsonb);
drop function if exists public.companies_page(text, text, text, text, text, boolean, uuid, integer);
drop function if exists public.companies_page(text, text, text, uuid, text, boolean, uuid, integer);
create or replace function public.companies_page(
  p_text text default null,
  p_active text default null,
  p_product text default null,
  p_owner text default null,
  p_sort text default 'name',
  p_descending boolean default false,
  p_after uuid default null,
  p_limit integer default 50,
  p_fields jsonb default null,
  p_tag text default null,
  p_city text default null
) returns table (id uuid, name text, cnpj text, site text, city text, state text, products text[],
  owner_id uuid, owner_name text, is_active boolean, people integer, open_deals integer,
  open_value numeric, created_at timestamptz)
language plpgsql stable security definer set search_path = '' set jit = off
as $$
begin
  if not public.has_permission(private.uid(), 'crm', 'read') then
    raise exception 'crm_read_missing' using errcode = 'PT403';
  end if;
  return query execute private.companies_page_sql(p_text, p_active, p_product, p_owner, p_sort,
    p_descending, p_after, p_limit, p_fields, p_tag, p_city);
end
$$;
grant execute on function public.companies_page to authenticated;
comment on function public.companies_page is
  'Companies by name or by created, a page after the one given; p_active: no or all, else those in use; p_product, '
  'p_owner and p_tag may have several values (private.filter_values()). '
  'People and deals are counted as far as the caller sees them. Refuses with crm_read_missing.';
