create or replace function private.ticket_due_at(p_ticket uuid, p_since timestamptz, p_seconds integer)
returns timestamptz
language plpgsql stable security definer set search_path = ''
as $$
declare
  due timestamptz := private.add_business_seconds(p_since, p_seconds);
  pause private.ticket_pauses;
begin
  for pause in select * from private.ticket_pauses p
    where p.ticket_id = p_ticket and coalesce(p.until, 'infinity') > p_since order by p.since loop
    -- A pause after the due time does not move it.
    exit when due is null or pause.since >= due;
    due := private.add_business_seconds(due,
      private.business_seconds(greatest(pause.since, p_since), coalesce(pause.until, now())));
  end loop;
  return due;
end
$$;
comment on function private.ticket_due_at is
  'When a number of business seconds of a ticket is over, moved by the earlier pauses of its '
  'clock. Null where there is too little business time.';
