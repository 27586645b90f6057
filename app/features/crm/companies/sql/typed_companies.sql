-- not null: key, name, people
create or replace function public.typed_companies(p_after text default null, p_limit integer default 50)
returns table (key text, name text, people integer, company_id uuid, company_name text)
language plpgsql stable security definer set search_path = '' set jit = off
  set enable_seqscan = off set enable_hashjoin = off set enable_mergejoin = off
as $$
declare
  everywhere boolean := private.in_every_product('crm', 'read') and private.chosen_product() is null;
  shown text[] := private.selected_products('crm', 'read');
  size integer := private.page_size(p_limit);
begin
  if not public.has_permission(private.uid(), 'crm', 'read') then
    raise exception 'crm_read_missing' using errcode = 'PT403';
  end if;
  return query
    -- From one key to the next in the index, however many contacts have each.
    with recursive keys (key) as (
      select (select w.typed_key from private.contact_words w
        where w.typed_key > coalesce(p_after, '') and (everywhere or w.products && shown)
        order by w.typed_key limit 1)
      union all
      select (select w.typed_key from private.contact_words w
        where w.typed_key > k.key and (everywhere or w.products && shown)
        order by w.typed_key limit 1)
      from keys k where k.key is not null
    ), page as materialized (select k.key from keys k where k.key is not null limit size)
    select p.key, n.company, c.people, f.id, o.name
    from page p
    cross join lateral (select c.company from private.contact_words w join public.crm_contacts c on c.id = w.id
      where w.typed_key = p.key and (everywhere or w.products && shown) order by w.id limit 1) n
    cross join lateral (select count(*)::integer as people from (select from private.contact_words w
      where w.typed_key = p.key and (everywhere or w.products && shown) limit 1001) w) c
    cross join lateral (select private.known_company(p.key, private.cnpj_in(n.company), null, shown) as id offset 0) f
    left join public.crm_companies o on o.id = f.id
    order by p.key;
end
$$;
grant execute on function public.typed_companies to authenticated;
comment on function public.typed_companies is
  'Companies that were typed for contacts and are linked to none, by key, a page after the one given: the contacts of '
  'each, counted up to 1001, and the company that they would be linked to, null where it would be made. Refuses with '
  'crm_read_missing.';
