create or replace function public.make_webhook(
  p_id uuid, p_name text, p_url text, p_events text[], p_secret_sealed text, p_product text
) returns void
language plpgsql security definer set search_path = ''
as $$
begin
  if p_product is null and not private.may(private.uid(), 'integrations', 'create')
     or p_product is not null and not private.may_in('integrations', 'create', p_product) then
    perform private.refuse('forbidden');
  elsif exists (select from unnest(p_events) event where not private.webhook_reads(private.uid(), event, p_product)) then
    raise exception 'event_beyond' using errcode = 'PT422';
  elsif (select count(*) from public.webhooks) >= 50 then
    raise exception 'webhooks_many' using errcode = 'PT409';
  end if;
  insert into public.webhooks (id, name, url, events, secret_sealed, product, owner_id)
    values (p_id, p_name, p_url, p_events, p_secret_sealed, p_product, private.uid());
  perform private.record_security_event('webhook_made', 'warning', private.uid(),
    jsonb_strip_nulls(jsonb_build_object('name', p_name, 'product', p_product)));
end
$$;
grant execute on function public.make_webhook to authenticated;
comment on function public.make_webhook is
  'Makes a webhook that receives events whose records the caller may read. Refuses with forbidden, event_beyond or '
  'webhooks_many.';
