-- not null: id, email, status, locale, created_at, asked_at
create or replace function public.newsletter_export(
  p_text text default null,
  p_status text default null,
  p_source text default null,
  p_from date default null,
  p_to date default null,
  p_after uuid default null,
  p_limit integer default 500,
  p_sort text default 'created',
  p_descending boolean default true
) returns table (id uuid, email text, status text, locale text, source_page text,
  utm_source text, utm_medium text, utm_campaign text, created_at timestamptz,
  asked_at timestamptz, confirmed_at timestamptz, unsubscribed_at timestamptz,
  undeliverable_at timestamptz)
language plpgsql stable security definer set search_path = ''
as $$
begin
  perform private.check_export('campaigns');
  return query
    select n.id, n.email, n.status, n.locale, n.source_page, n.utm_source, n.utm_medium,
      n.utm_campaign, n.created_at, n.asked_at, n.confirmed_at, n.unsubscribed_at,
      n.undeliverable_at
    from public.newsletter_page(p_text, p_status, p_source, p_from, p_to, p_after, p_limit,
      p_sort, p_descending) n;
end
$$;
grant execute on function public.newsletter_export to authenticated;
comment on function public.newsletter_export is
  'A part of newsletter_page() for a file. Refuses with campaigns_approve_missing or '
  'campaigns_read_missing.';
