create or replace function private.companies_of_import(
  p_import public.crm_imports, p_steps private.import_step[]
) returns private.import_step[]
language plpgsql set search_path = ''
as $$
declare
  mine text[] := private.products_in('crm', 'create');
  everywhere boolean := private.in_every_product('crm', 'create');
  steps private.import_step[];
begin
  with typed as materialized (
    select s.line, s.owner_id, s.fields ->> 'company' as called, k.key, s.fields ->> 'cnpj' as number,
      s.fields ->> 'city' as city, s.fields ->> 'state' as state,
      private.known_company(k.key, s.fields ->> 'cnpj', private.company_domain(s.fields -> 'emails' ->> 0), mine) as known
    from unnest(p_steps) s cross join lateral (select private.company_key(s.fields ->> 'company') as key offset 0) k
    where s.fields ->> 'company' is not null and num_nonnulls(k.key, s.fields ->> 'cnpj') > 0
  ), companies as (
    -- Lines that know a company differently are no part of one batch.
    select t.*, coalesce(t.known::text, concat_ws(' ', t.number, t.key)) as same from typed t
  ), firms as materialized (
    select n.same, n.number, n.known, min(n.line) as first, gen_random_uuid() as id,
      (array_agg(n.called order by n.line))[1] as called,
      (array_agg(n.owner_id order by n.line))[1] as owner_id,
      (array_agg(n.city order by n.line) filter (where n.city is not null))[1] as city,
      (array_agg(n.state order by n.line) filter (where n.state is not null))[1] as state
    from companies n group by 1, 2, 3
  ), stood as materialized (
    select c.* from public.crm_companies c where c.id in (select f.known from firms f)
    order by c.id for update
  ), made as (
    insert into public.crm_companies (id, name, cnpj, city, state, products, owner_id,
        created_at)
      select f.id, f.called, f.number, f.city, f.state, array[p_import.product], f.owner_id,
        now() - greatest(50001 - f.first, 0) * interval '1 microsecond'
      from firms f where f.known is null
  ), filled as (
    -- A company that the caller may not change is only linked to the contact.
    update public.crm_companies c set cnpj = coalesce(c.cnpj, f.number),
        city = coalesce(c.city, f.city), state = coalesce(c.state, f.state),
        products = array(select distinct x from unnest(c.products || p_import.product) x order by 1),
        updated_at = now()
      from firms f join stood b on b.id = f.known
      where c.id = f.known and (everywhere or c.products && mine)
        and (c.cnpj is null and f.number is not null or c.city is null and f.city is not null
          or c.state is null and f.state is not null or not p_import.product = any (c.products))
  )
  select array_agg(row (s.line, s.fields, s.known, s.contact_id, s.contact_before, s.points_before,
      s.owner_id, s.pipeline_id, s.stage_id, s.deal_id, s.remark, coalesce(f.known, f.id),
      coalesce(f.known is null and f.first = s.line, false),
      case when f.first = s.line then to_jsonb(b) end)::private.import_step order by s.line)
    into steps
    from unnest(p_steps) s
    left join companies n on n.line = s.line
    left join firms f on f.same = n.same and f.number is not distinct from n.number
    left join stood b on b.id = f.known;
  return steps;
end
$$;
comment on function private.companies_of_import is
  'Finds the companies of lines by CNPJ, name or mail domain, fills blanks of those that are known and makes '
  'the others. The first line of a company is the one that made or changed it.';
