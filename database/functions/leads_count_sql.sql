-- Old: private.worked_leads_count_sql
create or replace function private.leads_count_sql(
  p_text text, p_status text, p_source text, p_from date, p_to date
) returns text
language sql stable set search_path = ''
return 'select count(*)::integer from (select from private.lead_words s where true'
  || coalesce(' and ' || private.lead_words_like(p_text), '')
  || case when p_status is null and private.lead_words_like(p_text) is null
    then ' and s.place < 6' else '' end
  || private.is_value('s.place', private.lead_place(p_status)::text)
  || private.is_source_asked(p_source)
  || private.in_days('s.created_at', p_from, p_to) || ' limit 10001) found';
revoke all on function private.leads_count_sql from public, anon, authenticated, service_role;
comment on function private.leads_count_sql is
  'The statement of leads_count().';
