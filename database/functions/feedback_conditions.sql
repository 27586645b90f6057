-- Old: private.feedback_page_sql
create or replace function private.feedback_conditions(
  p_text text, p_status text, p_type text, p_from date, p_to date
) returns text
language sql immutable set search_path = ''
return 'true'
  || case when private.pattern_of(p_text) is null then '' else '
    and private.folded(e.protocol || '' '' || coalesce(e.author_name, '''') || '' ''
      || coalesce(e.author_email, '''') || '' '' || e.verbatim) like private.pattern_of(private.folded($1))' end
  || case when p_status is null then '' else ' and e.status = $2' end
  || case when p_type is null then '' else ' and e.type = $3' end
  || case when p_from is null then '' else ' and e.created_at >= private.start_of_day($4)' end
  || case when p_to is null then '' else ' and e.created_at < private.start_of_day($5 + 1)' end;
revoke all on function private.feedback_conditions from public, anon, authenticated, service_role;
comment on function private.feedback_conditions is
  'Condition on entries e in SQL with $1 to $5; only of what is given, so that the planner sees it.';
