create or replace function private.lock_copies(p_what text, p_id uuid, p_earlier_id uuid) returns void
language plpgsql volatile set search_path = ''
as $$
begin
  perform pg_advisory_xact_lock(hashtextextended(p_what || ' ' || least(p_id, p_earlier_id), 0));
  perform pg_advisory_xact_lock(hashtextextended(p_what || ' ' || greatest(p_id, p_earlier_id), 0));
end
$$;
comment on function private.lock_copies is
  'Serializes copies of one post until the end of the transaction: the ids are locked in a fixed order.';
