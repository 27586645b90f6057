create or replace function private.check_webhook(p_id uuid, p_action text) returns public.webhooks
language plpgsql security definer set search_path = ''
as $$
declare
  known public.webhooks;
begin
  select * into known from public.webhooks w where w.id = p_id for update;
  if not found or not (private.may_in('integrations', p_action, known.product)
      or known.owner_id = private.uid() and private.may(private.uid(), 'integrations', p_action)) then
    raise exception 'webhook_unknown' using errcode = 'PT404';
  end if;
  return known;
end
$$;
comment on function private.check_webhook is
  'Locks a webhook that the caller may act on, or refuses with webhook_unknown.';
