create or replace function public.newsletter_page(
  p_text text default null,
  p_status text default null,
  p_source text default null,
  p_from date default null,
  p_to date default null,
  p_after uuid default null,
  p_limit integer default 50,
  p_sort text default 'created',
  p_descending boolean default true
) returns table (id uuid, email text, status text, locale text, source_page text,
  utm_source text, utm_medium text, utm_campaign text, created_at timestamptz,
  asked_at timestamptz, confirmed_at timestamptz, unsubscribed_at timestamptz,
  undeliverable_at timestamptz)
language plpgsql stable security definer set search_path = ''
as $$
declare
  -- Only texts from here come into the statement; what the caller says goes in as values.
  key text := case p_sort
    when 'email' then 's.email'
    when 'status' then 'array_position(array[''pending'', ''active'', ''unsubscribed''], s.status)'
    when 'source' then 'coalesce(s.source_page, '''')'
    else 's.created_at' end;
  ranked text := case when p_descending then 'desc' else 'asc' end;
begin
  perform private.check_campaigns('read');
  return query execute format('
    select s.id, s.email, s.status, s.locale, s.source_page, s.utm_source, s.utm_medium,
      s.utm_campaign, s.created_at, s.asked_at, s.confirmed_at, s.unsubscribed_at,
      s.undeliverable_at
    from public.newsletter_subscriptions s
    where %1$s %2$s
    order by %3$s %4$s, s.id %4$s limit least(greatest($7, 1), 1000)',
    private.newsletter_conditions(p_text, p_status, p_source, p_from, p_to),
    case when p_after is null then '' else format(
      'and (%1$s, s.id) %2$s (select %1$s, s.id from public.newsletter_subscriptions s
        where s.id = $6)', key, case when p_descending then '<' else '>' end) end,
    key, ranked)
  using p_text, p_status, p_source, p_from, p_to, p_after, p_limit;
end
$$;
revoke all on function public.newsletter_page from public, anon, authenticated, service_role;
grant execute on function public.newsletter_page to authenticated;
comment on function public.newsletter_page is
  'Subscriptions for staff, a page after the one given, in the order of p_sort (created, email, '
  'status or source); undeliverable is a p_status of its own. Refuses with campaigns_read_missing.';
