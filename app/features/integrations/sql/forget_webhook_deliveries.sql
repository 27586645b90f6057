-- not null: *
create or replace function private.forget_webhook_deliveries() returns integer
language sql security definer set search_path = ''
as $$
  with forgotten as (
    delete from public.webhook_deliveries where id in (
      select d.id from public.webhook_deliveries d where d.happened_at < now() - interval '30 days'
      order by d.happened_at limit 500) returning 1)
  select count(*)::integer from forgotten
$$;
grant execute on function private.forget_webhook_deliveries to service_role;
comment on function private.forget_webhook_deliveries is
  'Deletes deliveries of more than 30 days ago, 500 at a time.';
