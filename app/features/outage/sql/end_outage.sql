create or replace function private.end_outage(p_outage_id uuid) returns void
language plpgsql security definer set search_path = ''
as $$
begin
  update private.outages set ended_at = now() where id = p_outage_id and ended_at is null;
  -- A database with repeated short outages causes one mail, not one each time.
  if found and private.count_hit('outage mail', 6, interval '1 hour') then
    insert into public.outbox (kind, payload)
      values ('outage.ended-mail', jsonb_build_object('outage_id', p_outage_id));
  end if;
end
$$;
grant execute on function private.end_outage to service_role;
comment on function private.end_outage is
  'Ends an outage whose posts have all been replayed, and enqueues the one mail to the team about it.';
