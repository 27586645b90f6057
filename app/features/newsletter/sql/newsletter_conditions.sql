create or replace function private.newsletter_conditions(
  p_text text, p_status text, p_source text, p_from date, p_to date
) returns text
language plpgsql stable set search_path = ''
as $$
begin
  return 'true'
    || coalesce(' and s.email like ' || quote_literal(private.pattern_of(p_text)), '')
    || private.values_condition(private.subscription_place_sql(), private.subscription_places(p_status))
    || private.values_condition('coalesce(s.source_page, '''')', private.filter_values(p_source))
    || private.days_condition('s.created_at', p_from, p_to);
end
$$;
comment on function private.newsletter_conditions is
  'Condition in SQL on subscriptions s, with the given filters only, so that the planner can use them.';
