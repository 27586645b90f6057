create or replace function private.counted_subscriptions_page_sql(
  p_kind text, p_from date, p_to date, p_descending boolean, p_after uuid, p_limit integer
) returns text
language sql stable
return format('
  select s.id, n.email, s.kind, s.way, s.happened_at
  from (select s.* from public.newsletter_events s where true%s) s
  join public.newsletter_subscriptions n on n.id = s.subscription_id%s',
  private.index_page('public.newsletter_events', array['s.kind'],
    array[quote_literal(coalesce(p_kind, 'confirmed'))], array['s.happened_at', 's.id'], p_from, p_to,
    p_descending, p_after, private.page_size(p_limit)),
  private.in_order(array['s.happened_at', 's.id'], p_descending));
comment on function private.counted_subscriptions_page_sql is
  'The statement of counted_subscriptions_page().';
