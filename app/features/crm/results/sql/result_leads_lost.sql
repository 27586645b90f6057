drop function if exists public.result_leads_lost(date, date, date);
-- not null: leads, leads_before
create or replace function public.result_leads_lost(p_from date, p_to date, p_before date)
returns table (slug text, reason text, leads integer, leads_before integer)
language plpgsql stable security definer set search_path = '' set jit = off
as $$
declare
  begins constant timestamptz := private.start_of_day(p_from);
begin
  if not public.has_permission(private.uid(), 'crm', 'read') then
    raise exception 'crm_read_missing' using errcode = 'PT403';
  end if;
  return query execute format('
    select l.close_reason, private.name_of_reason(''lost'', l.close_reason), l.leads, l.leads_before
    from (
      -- A reason is named once.
      select s.close_reason, count(*) filter (where o.at >= %1$L)::integer as leads,
        count(*) filter (where o.at < %1$L)::integer as leads_before
      from (
        select c.submission_id as id, max(c.changed_at) as at from public.submission_status_changes c
        where c.to_status = ''lost'' and c.changed_at >= %2$L and c.changed_at < %3$L
        group by 1) o join public.qualification_submissions s on s.id = o.id
      where s.status = ''lost''%4$s
      group by 1) l
    order by 3 desc, 4 desc, 2 nulls last', begins, private.start_of_day(p_before),
    private.start_of_day(p_to + 1), private.lead_source_condition(null));
end
$$;
grant execute on function public.result_leads_lost to authenticated;
comment on function public.result_leads_lost is
  'Leads that were lost in a range of days and in the one before it, and still are, by reason: its slug and its name, '
  'or again the slug where screens have words for it; null where none was given. leads_page() lists them. Refuses with '
  'crm_read_missing.';
