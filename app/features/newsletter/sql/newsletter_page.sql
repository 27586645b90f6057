-- not null: id, email, status, locale, created_at, asked_at
drop function if exists public.newsletter_export;
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
) returns table (
  id uuid, email text, status text, locale text, source_page text, utm_source text,
  utm_medium text, utm_campaign text, created_at timestamptz, asked_at timestamptz,
  confirmed_at timestamptz, unsubscribed_at timestamptz, undeliverable_at timestamptz
)
language plpgsql stable security definer set search_path = '' set jit = off
as $$
begin
  perform private.check_campaigns('read');
  return query execute private.newsletter_page_sql(p_text, p_status, p_source, p_from, p_to, p_sort,
    p_descending, p_after, p_limit);
end
$$;
grant execute on function public.newsletter_page to authenticated;
comment on function public.newsletter_page is
  'Subscriptions for staff, a page after the one given, in the order of p_sort (created, email, '
  'status or source); undeliverable is a p_status of its own. Refuses with campaigns_read_missing.';
