create or replace function private.newsletter_page_sql(
  p_text text, p_status text, p_source text, p_from date, p_to date, p_sort text,
  p_descending boolean, p_after uuid, p_limit integer
) returns text
language plpgsql stable set search_path = ''
as $$
declare
  expressions text[] := array['coalesce(s.source_page, '''')', private.subscription_place_sql()];
  literals text[] := array[private.literals_of(private.filter_values(p_source)),
    private.literals_of(private.subscription_places(p_status), 'integer')];
  needle text := private.pattern_of(p_text);
  -- A range of days needs the order of arrival.
  created boolean := p_sort not in ('email', 'status', 'source');
  keys constant text[] := case p_sort
    when 'email' then array['s.email', 's.id']
    when 'status' then array[expressions[2], 's.created_at', 's.id']
    when 'source' then array[expressions[1], 's.created_at', 's.id']
    else array['s.created_at', 's.id'] end;
begin
  return format('
    select s.id, s.email, s.status, s.locale, s.source_page, s.utm_source, s.utm_medium,
      s.utm_campaign, s.created_at, s.asked_at, s.confirmed_at, s.unsubscribed_at,
      s.undeliverable_at
    from (%s) page join public.newsletter_subscriptions s on s.id = page.id%s',
    private.page_of_values('public.newsletter_subscriptions',
      -- With search words the planner chooses the index.
      case when needle is null then ''
        else ' and ' || private.newsletter_conditions(p_text, p_status, p_source, null, null) end
        || case when created then '' else private.days_condition('s.created_at', p_from, p_to) end,
      expressions, case when needle is null then literals else '{null,null}' end, keys,
      case when created then p_from end, case when created then p_to end, p_descending, p_after,
      private.page_size(p_limit)),
    private.in_order(keys, p_descending));
end
$$;
comment on function private.newsletter_page_sql is
  'The statement of newsletter_page().';
