-- not null: *
create or replace function public.counted_subscriptions_page(
  p_kind text default null,
  p_from date default null,
  p_to date default null,
  p_descending boolean default true,
  p_after uuid default null,
  p_limit integer default 50
) returns table (id uuid, email text, kind text, way text, happened_at timestamptz)
language plpgsql stable security definer set search_path = '' set jit = off
as $$
begin
  perform private.check_campaigns('read');
  return query execute private.counted_subscriptions_page_sql(p_kind, p_from, p_to, p_descending,
    p_after, p_limit);
end
$$;
grant execute on function public.counted_subscriptions_page to authenticated;
comment on function public.counted_subscriptions_page is
  'Who confirmed (or, by p_kind, left) the newsletter in days of the company. Refuses with '
  'campaigns_read_missing.';
