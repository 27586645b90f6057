-- not null: lead_id, name, was, becomes
create or replace function public.score_changes(p_version uuid, p_leads uuid[])
returns table (lead_id uuid, name text, name_en text, was integer, becomes integer)
language plpgsql stable security definer set search_path = ''
as $$
declare
  everywhere boolean := private.in_every_product('crm', 'read');
  sources text[] := private.lead_sources_in('read');
begin
  perform private.check_score_preview();
  return query
    with leads as (
      select s as lead from public.qualification_submissions s
      where s.id = any (p_leads[1:100]) and (everywhere or s.source = any (sources))
    ), parts as (
      select (l.lead).id as lead, r.rule_key, r.name, r.translations, v.id = p_version as is_next,
        case when p.earned then r.points else 0 end::integer as points
      from leads l
      cross join public.score_versions v
      cross join lateral private.score_parts(l.lead, v.id) p
      join public.score_rules r on r.id = p.rule_id
      where v.is_active or v.id = p_version
    )
    select p.lead, (array_agg(p.name order by p.is_next desc))[1],
      (array_agg(p.translations -> 'en' ->> 'name' order by p.is_next desc))[1],
      coalesce(sum(p.points) filter (where not p.is_next), 0)::integer,
      coalesce(sum(p.points) filter (where p.is_next), 0)::integer
    from parts p
    group by p.lead, p.rule_key
    having coalesce(sum(p.points) filter (where not p.is_next), 0)
      <> coalesce(sum(p.points) filter (where p.is_next), 0)
    order by p.lead, abs(coalesce(sum(p.points) filter (where p.is_next), 0)
      - coalesce(sum(p.points) filter (where not p.is_next), 0)) desc, p.rule_key;
end
$$;
grant execute on function public.score_changes to authenticated;
comment on function public.score_changes is
  'Rules by which leads (at most 100) would get other points than by the version in use. Refuses with '
  'settings_read_missing or crm_read_missing.';
