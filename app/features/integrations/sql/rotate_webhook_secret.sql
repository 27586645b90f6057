create or replace function public.rotate_webhook_secret(p_id uuid, p_secret_sealed text) returns void
language plpgsql security definer set search_path = ''
as $$
declare
  known public.webhooks := private.check_webhook(p_id, 'update');
begin
  update public.webhooks w set secret_sealed = p_secret_sealed, previous_secret_sealed = w.secret_sealed,
      previous_until = now() + interval '24 hours'
    where w.id = p_id;
  perform private.record_security_event('webhook_secret_rotated', 'warning', private.uid(),
    jsonb_strip_nulls(jsonb_build_object('name', known.name, 'product', known.product)));
end
$$;
grant execute on function public.rotate_webhook_secret to authenticated;
comment on function public.rotate_webhook_secret is
  'Gives a webhook another signing secret; the former one signs too for 24 hours. Refuses with webhook_unknown.';
