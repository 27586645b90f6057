-- not null: outcome
create or replace function public.begin_api_call(p_idempotency_key text, p_hash bytea)
returns table (outcome text, record_id uuid)
language plpgsql security definer set search_path = ''
as $$
declare
  caller uuid := private.claim('api_key');
  earlier private.api_calls;
begin
  if caller is null then
    perform private.refuse('api_key_missing');
  end if;
  -- Held until the transaction of the call ends.
  if not pg_try_advisory_xact_lock(hashtextextended('api call ' || caller || p_idempotency_key, 0)) then
    return query select 'running', null::uuid;
    return;
  end if;
  select * into earlier from private.api_calls c
    where c.key_id = caller and c.idempotency_key = p_idempotency_key and c.created_at > now() - interval '24 hours';
  return query select case when earlier.id is null then 'new' when earlier.request_hash <> p_hash then 'other'
    else 'done' end, earlier.record_id;
end
$$;
grant execute on function public.begin_api_call to authenticated;
comment on function public.begin_api_call is
  'Whether a call with this Idempotency-Key is new, is running, was done, or was done with other content.';
