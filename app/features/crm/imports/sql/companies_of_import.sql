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
  with companies as (
    select s.line, s.owner_id, s.fields ->> 'company' as called, s.fields ->> 'cnpj' as number,
      s.fields ->> 'city' as city, s.fields ->> 'state' as state
    from unnest(p_steps) s where s.fields ->> 'company' is not null
  ), firms as materialized (
    select g.*, coalesce(b.id, n.id) as known, gen_random_uuid() as id from (
      select private.folded(n.called) as low, n.number, min(n.line) as first,
        (array_agg(n.called order by n.line))[1] as called,
        (array_agg(n.owner_id order by n.line))[1] as owner_id,
        (array_agg(n.city order by n.line) filter (where n.city is not null))[1] as city,
        (array_agg(n.state order by n.line) filter (where n.state is not null))[1] as state
      from companies n group by 1, 2) g
    left join lateral (select c.id from public.crm_companies c where c.cnpj = g.number offset 0) b
      on true
    left join lateral (select c.id from public.crm_companies c
      where private.folded(c.name) = g.low and (g.number is null or c.cnpj is null)
        and (c.products = '{}' or c.products && mine)
      order by c.is_active desc, c.created_at, c.id limit 1) n on b.id is null
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
    left join firms f on f.low = private.folded(s.fields ->> 'company')
      and f.number is not distinct from s.fields ->> 'cnpj'
    left join stood b on b.id = f.known;
  return steps;
end
$$;
comment on function private.companies_of_import is
  'Finds the companies of lines by CNPJ, else by name, fills empty fields of known ones and creates '
  'the others. A company counts as created or changed by its first line.';
