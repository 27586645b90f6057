drop function if exists public.contacts_count(text, text, text, text, text, uuid, date, date);
drop function if exists public.contacts_count(text, text, uuid, text, text, uuid, date, date);
drop function if exists public.contacts_count(text, text, text, text, text, uuid, date, date, jsonb);
create or replace function public.contacts_count(
  p_text text default null,
  p_product text default null,
  p_owner text default null,
  p_source text default null,
  p_deal text default null,
  p_company uuid default null,
  p_from date default null,
  p_to date default null,
  p_fields jsonb default null,
  p_tag text default null,
  p_campaign text default null
) returns integer
language plpgsql stable security definer set search_path = '' set jit = off
as $$
declare
  found integer;
begin
  if not public.has_permission(private.uid(), 'crm', 'read') then
    raise exception 'crm_read_missing' using errcode = 'PT403';
  end if;
  execute 'select count(*)::integer from (select from private.contact_words s where true'
    || private.contact_conditions(p_text, p_product, p_owner, p_source, p_deal, p_company, p_from,
      p_to, null, p_fields) || private.tag_condition('contact_id', p_tag)
    || private.campaign_condition('contact_id', p_campaign) || ' limit 10001) found' into found;
  return found;
end
$$;
grant execute on function public.contacts_count to authenticated;
comment on function public.contacts_count is
  'The number of contacts in a list, counted up to 10001. Refuses with crm_read_missing.';
