-- Old: private.leads_page_sql
create or replace function private.lead_conditions(
  p_text text, p_status text, p_source text, p_from date, p_to date
) returns text
language plpgsql immutable set search_path = ''
as $$
begin
  return 'true'
    || case when private.pattern_of(p_text) is null then '' else '
      and s.id in (
        select f.id from public.crm_contacts fc
          join public.qualification_submissions f on f.contact_id = fc.id
          where lower(coalesce(fc.name, '''') || '' '' || coalesce(fc.email, '''') || '' ''
            || coalesce(fc.company, '''')) like private.pattern_of($1)
        union all select f.id from public.qualification_submissions f
          where lower(f.protocol) like private.pattern_of($1)
        union all select f.id from public.qualification_submissions f
          where f.contact_id is null and lower(f.form_data::text) like private.pattern_of($1))' end
    || case when p_status is null then '' else ' and s.status = $2' end
    || case when p_source is null then '' else ' and s.source = $3' end
    || case when p_from is null then '' else
      ' and s.created_at >= private.start_of_day($4)' end
    || case when p_to is null then '' else
      ' and s.created_at < private.start_of_day($5 + 1)' end;
end
$$;
revoke all on function private.lead_conditions from public, anon, authenticated, service_role;
comment on function private.lead_conditions is
  'Condition on leads s in SQL with $1 to $5; only of what is given, so that the planner sees it.';
