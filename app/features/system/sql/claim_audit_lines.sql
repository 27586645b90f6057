-- not null: last_number, last_hash, seq
create or replace function private.claim_audit_lines(p_holder uuid, p_seconds integer, p_limit integer)
returns table (last_number bigint, last_hash text, seq bigint, entry jsonb)
language plpgsql security definer set search_path = ''
as $$
begin
  update private.audit_export x set holder = p_holder, held_until = clock_timestamp() + make_interval(secs => p_seconds)
    where x.is_on and (x.holder = p_holder or x.held_until is null or x.held_until <= clock_timestamp());
  if not found then
    return;
  end if;
  return query
    select x.last_number, x.last_hash, q.seq, case q.source
      when 'security' then (select jsonb_build_object('source', 'security', 'id', e.id, 'at', e.created_at,
          'type', e.event_type, 'severity', e.severity, 'user', e.user_id, 'actor', e.actor_id,
          'address', e.ip_address, 'times', e.occurrences, 'last_at', e.last_at,
          'details', e.details - '{email,name,recipient}'::text[])
        from public.security_events e where e.id = q.row_id)
      else (select jsonb_build_object('source', 'setting', 'id', c.id, 'at', c.changed_at, 'set', c.change_set,
          'actor', c.actor_id, 'table', c.table_name, 'row', c.row_id, 'action', c.action, 'restores', c.restores,
          'fields', array(select f.key from jsonb_object_keys(coalesce(c.after, c.before)) f (key)
            where c.before -> f.key is distinct from c.after -> f.key order by f.key))
        from public.setting_changes c where c.id = q.row_id) end
    from private.audit_export x cross join private.audit_queue q order by q.seq limit p_limit;
end
$$;
grant execute on function private.claim_audit_lines to service_role;
comment on function private.claim_audit_lines is
  'Leases the export to a process, and returns the next entries with the head of the chain; nothing while another process '
  'has the lease. Without e-mail addresses, names and values: what was exported cannot be erased. entry is null where it '
  'was erased meanwhile.';
