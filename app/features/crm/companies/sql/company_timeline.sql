drop function if exists public.company_timeline(uuid, bigint, integer);
-- not null: id, at, subject, subject_id, kind, group_kind, fields
create or replace function public.company_timeline(
  p_company_id uuid, p_before bigint default null, p_limit integer default 30
) returns table (id bigint, at timestamptz, subject text, subject_id uuid, kind text, group_kind text,
  about text, body text, by_name text, fields text[], custom jsonb)
language plpgsql stable security definer set search_path = '' set jit = off
as $$
declare
  size integer := least(greatest(p_limit, 1), 101);
  everywhere boolean := private.in_every_product('crm', 'read');
  readable text[] := private.products_in('crm', 'read');
  before timestamptz := coalesce((select b.at from public.crm_events b where b.id = p_before), 'infinity');
  before_id bigint := coalesce(p_before, 9223372036854775807);
begin
  perform private.check_company(p_company_id, 'read');
  return query
    -- The newest facts are of those to whom something happened last: of all its deals and people one fact
    -- each is looked up, and more of those few.
    with latest as (
      select s.about, s.of from (
        select p_company_id as about, 'company' as of
        union all select m.id, 'company' from public.crm_companies m where m.merged_into = p_company_id
        -- Of those of another product there is no fact to be looked for.
        union all select d.id, 'deal' from public.crm_deals d where d.company_id = p_company_id
          and (everywhere or d.product = any (readable))
        union all select c.id, 'contact' from public.crm_contacts c where c.company_id = p_company_id
          and (everywhere or c.products && readable)
      ) s cross join lateral (
        select e.at, e.id from public.crm_events e
        where e.subject_id = s.about and e.subject = s.of and (e.at, e.id) < (before, before_id)
          and (everywhere or s.of = 'company' or e.product = any (readable))
        order by e.at desc, e.id desc limit 1
      ) n
      order by n.at desc, n.id desc limit size
    ), found as materialized (
      select n.id as key from latest s cross join lateral (
        select e.at, e.id from public.crm_events e
        where e.subject_id = s.about and e.subject = s.of and (e.at, e.id) < (before, before_id)
          and (everywhere or s.of = 'company' or e.product = any (readable))
        order by e.at desc, e.id desc limit size
      ) n
      order by n.at desc, n.id desc limit size
    )
    select e.id, e.at, e.subject, e.subject_id, e.kind, private.kind_of_fact(e.subject, e.kind),
      case e.subject when 'deal' then (select d.title from public.crm_deals d where d.id = e.subject_id)
        when 'contact' then (select coalesce(c.name, c.email, c.phone) from public.crm_contacts c
          where c.id = e.subject_id) end,
      case when e.kind in ('note', 'call', 'meeting') then e.to_value end,
      private.name_with_key(p.display_name, e.subject_id, e.at),
      array(select jsonb_array_elements_text(case jsonb_typeof(e.details -> 'fields') when 'array'
        then e.details -> 'fields' else '[]' end)),
      case when e.kind = 'custom_field' then jsonb_build_object('field', e.details -> 'field', 'label', e.details -> 'label',
        'from', e.from_value, 'to', e.to_value) end
    from found f join public.crm_events e on e.id = f.key
    left join public.user_profiles p on p.user_id = e.actor
    order by e.at desc, e.id desc;
end
$$;
grant execute on function public.company_timeline to authenticated;
comment on function public.company_timeline is
  'What happened with a company, its deals and its people, newest first, so many before the event given, '
  'of the products that the caller may read. Refuses with crm_read_missing or company_gone.';
