-- not null: *
create or replace function private.landing_figures(p_days integer, p_slug text default null)
returns table (slug text, visits bigint, leads bigint)
language sql stable security definer set search_path = ''
as $$
  with pages as (
    select a.slug, (case a.locale when 'en' then '/en/p/' else '/p/' end) || a.address as path
    from public.content_addresses a
    where a.kind = 'landing' and (p_slug is null or a.slug = p_slug)
      and (select public.has_permission(private.uid(), 'site', 'read'))
  )
  select p.slug,
    coalesce((select sum(c.visits) from public.landing_counts c
      where c.slug = p.slug and c.day > private.business_day(now()) - p_days), 0)::bigint,
    sum((select count(*) from public.qualification_submissions s
      where s.source_page = p.path
        -- The condition of the index.
        and (s.source_page like '/p/%' or s.source_page like '/en/p/%')
        and s.created_at >= private.start_of_day(private.business_day(now()) - p_days + 1)
        and private.place_of_lead(s.status, s.review_reason, s.cleared_at) < 6
        and (s.source = any ((select private.lead_sources_in('read'))::text[])
          or (select private.in_every_product('crm', 'read')))))::bigint
  from pages p
  group by p.slug
$$;
grant execute on function private.landing_figures to authenticated;
comment on function private.landing_figures is
  'Visits and leads of each landing page in the last days, today included, at all addresses that it has or had: '
  'leads without spam, and only those that the caller may read. Nothing without site:read.';
