drop function if exists public.companies_count(text, text, text, text, jsonb);
drop function if exists public.companies_count(text, text, text, text);
drop function if exists public.companies_count(text, text, text, uuid);
create or replace function public.companies_count(
  p_text text default null, p_active text default null, p_product text default null,
  p_owner text default null, p_fields jsonb default null,
  p_tag text default null, p_city text default null
) returns integer
language plpgsql stable security definer set search_path = '' set jit = off
as $$
declare
  found integer;
begin
  if not public.has_permission(private.uid(), 'crm', 'read') then
    raise exception 'crm_read_missing' using errcode = 'PT403';
  end if;
  execute 'select count(*)::integer from (select from public.crm_companies s where true'
    || private.company_conditions(p_text, p_active, p_product, p_owner, p_fields)
    || private.tag_condition('company_id', p_tag) || private.city_condition(p_city) || ' limit 10001) found' into found;
  return found;
end
$$;
grant execute on function public.companies_count to authenticated;
comment on function public.companies_count is
  'The number of companies in a list, counted up to 10001. Refuses with crm_read_missing.';
