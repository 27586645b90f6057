-- not null: *
create or replace function public.lead_figures(
  p_from date, p_to date, p_was_from date default null, p_was_to date default null
) returns table (
  day date, source text, leads integer, qualified integer, won integer, clocked integer,
  waiting integer, in_target integer
)
language plpgsql stable security definer set search_path = '' set jit = off
as $$
declare
  selected text[];
  stale date[];
begin
  perform private.check_figures('crm');
  selected := private.selected_lead_sources();
  stale := private.stale_days('leads', p_from, p_to)
    || private.stale_days('leads', p_was_from, p_was_to);
  return query
    with ranges as (
      select p_from as first, p_to as last union all select p_was_from, p_was_to
    ), counted as (
      -- Once, where the two ranges have days in common.
      select d.* from private.lead_days d
      where d.day <> all (stale)
        and exists (select from ranges r where d.day between r.first and r.last)
        and d.day >= least(p_from, p_was_from) and d.day <= greatest(p_to, p_was_to)
      union all
      select c.* from private.count_lead_days(array(select distinct unnest(stale))) c
    )
    select c.* from counted c where selected is null or c.source = any (selected)
    order by c.day, c.source;
end
$$;
grant execute on function public.lead_figures to authenticated;
comment on function public.lead_figures is
  'Leads of two ranges of days, by day and source: how many came, were qualified or won by now, had a '
  'clock, wait, or were answered within their target. Refuses with analytics_read_missing or '
  'crm_read_missing.';
