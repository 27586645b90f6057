create or replace function public.set_webhook_state(p_id uuid, p_is_on boolean) returns void
language plpgsql security definer set search_path = ''
as $$
begin
  perform private.check_webhook(p_id, 'update');
  update public.webhooks w set state = case when p_is_on then 'on' else 'off' end, failures = 0, failing_since = null
    where w.id = p_id;
  if not p_is_on then
    update public.webhook_deliveries d set state = 'failed', next_at = null, error = 'off'
      where d.webhook_id = p_id and d.state = 'waiting';
  end if;
end
$$;
grant execute on function public.set_webhook_state to authenticated;
comment on function public.set_webhook_state is
  'Switches a webhook on or off. Waiting deliveries are cancelled, and can be sent again from the log.';
