create or replace function private.note_audit_lines(
  p_holder uuid, p_from bigint, p_number bigint, p_hash text, p_seqs bigint[]
) returns void
language plpgsql security definer set search_path = ''
as $$
begin
  update private.audit_export x set last_number = p_number, last_hash = p_hash
    where x.holder = p_holder and x.last_number = p_from;
  if not found then
    raise exception 'audit_lease_lost' using errcode = 'PT409';
  end if;
  delete from private.audit_queue q where q.seq = any (p_seqs);
end
$$;
grant execute on function private.note_audit_lines to service_role;
comment on function private.note_audit_lines is
  'Moves the head of the chain over lines that were written, and takes their entries from the queue. Refuses '
  'with audit_lease_lost where another process has the lease.';
