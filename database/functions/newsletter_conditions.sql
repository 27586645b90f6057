create or replace function private.newsletter_conditions(
  p_text text, p_status text, p_source text, p_from date, p_to date
) returns text
language plpgsql immutable set search_path = ''
as $$
begin
  return 'true'
    || case when private.pattern_of(p_text) is null then '' else
      ' and s.email like private.pattern_of($1)' end
    || case when p_status is null then ''
      when p_status = 'undeliverable' then ' and s.undeliverable_at is not null'
      else ' and s.status = $2 and s.undeliverable_at is null' end
    || case when p_source is null then '' else ' and s.source_page = $3' end
    || case when p_from is null then '' else
      ' and s.created_at >= private.start_of_day($4)' end
    || case when p_to is null then '' else
      ' and s.created_at < private.start_of_day($5 + 1)' end;
end
$$;
revoke all on function private.newsletter_conditions from public, anon, authenticated, service_role;
comment on function private.newsletter_conditions is
  'Condition on subscriptions s in SQL with $1 to $5; only of what is given, so that the planner '
  'sees it.';
