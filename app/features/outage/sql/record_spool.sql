create or replace function private.record_spool(
  p_outage_id uuid, p_began_at timestamptz, p_name text, p_received integer, p_stored integer, p_set_aside integer
) returns void
language plpgsql security definer set search_path = ''
as $$
begin
  insert into private.outages (id, began_at) values (p_outage_id, least(p_began_at, now()))
    on conflict do nothing;
  insert into private.outage_spools as s (name, outage_id, received, stored, set_aside)
    values (p_name, p_outage_id, p_received, p_stored, p_set_aside)
    on conflict (name) do update set
      received = greatest(s.received, excluded.received),
      stored = greatest(s.stored, excluded.stored),
      set_aside = greatest(s.set_aside, excluded.set_aside);
  delete from private.outages where began_at < now() - interval '1 year';
end
$$;
grant execute on function private.record_spool to service_role;
comment on function private.record_spool is
  'Writes how many posts a process has received while the database was away, and their outcomes; counts only '
  'grow. Deletes outages of more than a year ago.';
