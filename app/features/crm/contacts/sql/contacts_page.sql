drop function if exists public.contacts_page(
  text, text, text, text, text, uuid, date, date, text, boolean, uuid, integer, jsonb);
-- not null: id, source, products, open_deals, open_value, created_at
drop function if exists public.contacts_page(
  text, text, text, text, text, uuid, date, date, text, boolean, uuid, integer);
drop function if exists public.contacts_export;
drop function if exists public.contacts_page(
  text, text, uuid, text, text, uuid, date, date, text, boolean, uuid, integer);
create or replace function public.contacts_page(
  p_text text default null,
  p_product text default null,
  p_owner text default null,
  p_source text default null,
  p_deal text default null,
  p_company uuid default null,
  p_from date default null,
  p_to date default null,
  p_sort text default 'created',
  p_descending boolean default true,
  p_after uuid default null,
  p_limit integer default 50,
  p_fields jsonb default null,
  p_tag text default null,
  p_campaign text default null
) returns table (
  id uuid, name text, email text, phone text, company text, company_id uuid, job_title text,
  source text, products text[], owner_id uuid, owner_name text, open_deals integer,
  open_value numeric, created_at timestamptz
)
language plpgsql stable security definer set search_path = '' set jit = off
as $$
begin
  if not public.has_permission(private.uid(), 'crm', 'read') then
    raise exception 'crm_read_missing' using errcode = 'PT403';
  end if;
  return query execute private.contacts_page_sql(p_text, p_product, p_owner, p_source, p_deal,
    p_company, p_from, p_to, p_sort, p_descending, p_after, p_limit, p_fields, p_tag, p_campaign);
end
$$;
grant execute on function public.contacts_page to authenticated;
comment on function public.contacts_page is
  'Contacts for staff, a page after the one given, as they came or by name; with words always as they '
  'came. p_product, p_owner, p_source, p_tag and p_campaign may have several values (private.filter_values()). p_deal: open for those with an open deal, none for those without. Refuses with '
  'crm_read_missing.';
