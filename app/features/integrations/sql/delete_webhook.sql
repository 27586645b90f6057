create or replace function public.delete_webhook(p_id uuid) returns void
language plpgsql security definer set search_path = ''
as $$
declare
  known public.webhooks;
begin
  known := private.check_webhook(p_id, 'delete');
  delete from public.webhooks w where w.id = p_id;
  perform private.record_security_event('webhook_deleted', 'warning', known.owner_id,
    jsonb_build_object('name', known.name));
end
$$;
grant execute on function public.delete_webhook to authenticated;
comment on function public.delete_webhook is 'Deletes a webhook with its log.';
