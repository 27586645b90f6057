create or replace function public.end_api_call(
  p_idempotency_key text, p_hash bytea, p_record_id uuid, p_is_new boolean
) returns void
language plpgsql security definer set search_path = ''
as $$
declare
  caller uuid := private.claim('api_key');
begin
  if caller is null then
    perform private.refuse('api_key_missing');
  end if;
  -- One of more than a day ago has been forgotten.
  update private.api_calls c set idempotency_key = null
    where c.key_id = caller and c.idempotency_key = p_idempotency_key;
  insert into private.api_calls (key_id, idempotency_key, request_hash, record_id, is_new)
    values (caller, p_idempotency_key, p_hash, p_record_id, p_is_new);
end
$$;
grant execute on function public.end_api_call to authenticated;
comment on function public.end_api_call is
  'Records what a call of the API made or changed, at the end of its own transaction.';
