-- not null: *
create or replace function public.order_client_digests(p_at timestamptz default now()) returns integer
language plpgsql security definer set search_path = ''
as $$
declare
  today date := private.business_day(p_at);
  eight timestamptz := private.start_of_day(today) + interval '8 hours';
  ordered integer;
begin
  if p_at < eight then
    return 0;
  end if;
  delete from private.client_notices n
    where n.ordered_at < p_at - interval '60 days' and (n.way = 'now' or n.digest_on is not null);
  -- A second call finds nothing; notices after eight wait for the next morning.
  with notified as (
    update private.client_notices n set digest_on = today
      where n.way = 'digest' and n.digest_on is null and n.ordered_at < eight
      returning n.user_id
  )
  insert into public.outbox (kind, payload)
    select 'client.digest-mail', jsonb_build_object('user_id', t.user_id, 'day', today)
    from (select distinct k.user_id from notified k) t;
  get diagnostics ordered = row_count;
  return ordered;
end
$$;
grant execute on function public.order_client_digests to service_role;
comment on function public.order_client_digests is
  'From eight on in the company''s time zone, enqueues the daily mail of each person of a client with what came '
  'before eight; returns how many. Deletes notices older than 60 days.';
