create or replace function private.begin_ticket_clock() returns trigger
language plpgsql security definer set search_path = ''
as $$
begin
  -- A clock that was late for weeks is not useful.
  new.clock_since := case when new.status not in ('solved', 'closed') and new.merged_into is null
    and new.created_at > now() - interval '30 days' then new.created_at end;
  new.answer_seconds := case when new.first_answered_at is not null
    then private.business_seconds(new.created_at, new.first_answered_at) end;
  new.solve_seconds := null;
  if new.clock_since is not null then
    new := private.with_ticket_clock(new);
  end if;
  return new;
exception when others then
  raise warning 'clock of ticket % not started: % %', new.id, sqlstate, sqlerrm;
  return new;
end
$$;
comment on function private.begin_ticket_clock is
  'Trigger: by when a ticket that is opened is to be answered, and solved. What came more than 30 days ago '
  'gets no clock.';
