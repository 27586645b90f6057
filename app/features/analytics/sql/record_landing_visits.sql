create or replace function public.record_landing_visits(p_counts jsonb) returns void
language sql security definer set search_path = ''
as $$
  insert into public.landing_counts as c (slug, day, visits)
    select a.slug, private.business_day(now()), sum(e.count)
    from jsonb_to_recordset(p_counts) as e (locale text, address text, count bigint)
    -- Addresses come from browsers: those of no landing page are dropped.
    join public.content_addresses a on a.kind = 'landing' and a.locale = e.locale and a.address = e.address
    join public.content_overrides o on o.kind = a.kind and o.slug = a.slug
      and o.published is not null and o.visibility = 'visible'
    group by 1
    -- In a fixed order, so that concurrent writes do not deadlock.
    order by 1
    on conflict (slug, day) do update set visits = c.visits + excluded.visits;
$$;
grant execute on function public.record_landing_visits to service_role;
comment on function public.record_landing_visits is
  'Adds a batch of visits of landing pages to the day of the company.';
