-- not null: leads, leads_before
create or replace function public.result_leads_lost(p_from date, p_to date, p_before date)
returns table (reason text, leads integer, leads_before integer)
language plpgsql stable security definer set search_path = '' set jit = off
as $$
declare
  sources constant text[] := array(select unnest(p.lead_sources) from public.crm_products p
    where p.slug = any (private.results_products()));
  begins constant timestamptz := private.start_of_day(p_from);
begin
  return query
    select private.name_of_reason('lost', l.close_reason),
      count(*) filter (where l.at >= begins)::integer, count(*) filter (where l.at < begins)::integer
    from (
      select s.id, s.close_reason, max(c.changed_at) as at
      from public.submission_status_changes c join public.qualification_submissions s on s.id = c.submission_id
      where c.to_status = 'lost' and c.changed_at >= private.start_of_day(p_before)
        and c.changed_at < private.start_of_day(p_to + 1)
        and s.status = 'lost' and s.source = any (sources)
      group by s.id, s.close_reason
    ) l group by 1 order by 2 desc, 3 desc, 1 nulls last;
end
$$;
grant execute on function public.result_leads_lost to authenticated;
comment on function public.result_leads_lost is
  'Leads that were lost in a range of days and in the one before it, and still are, by reason: its name, or the slug '
  'that screens have words for; null where none was given. Refuses with crm_read_missing.';
