create or replace function private.time_ticket() returns trigger
language plpgsql security definer set search_path = ''
as $$
declare
  at timestamptz := clock_timestamp();
  ours boolean := new.merged_into is null and private.is_houses_turn(new.status);
  was_ours boolean := old.merged_into is null and private.is_houses_turn(old.status);
  undone boolean;
begin
  if ours <> was_ours then
    undone := private.is_undone_move(new.id, old.status, new.status);
    if was_ours and undone then
      update private.ticket_pauses p set until = null where p.ticket_id = new.id
        and p.since = (select max(k.since) from private.ticket_pauses k where k.ticket_id = new.id);
    elsif was_ours then
      insert into private.ticket_pauses (ticket_id, since) values (new.id, at)
        -- Twice within one tick of the clock.
        on conflict (ticket_id, since) do update set until = null;
    elsif undone then
      -- As if it had never stopped.
      delete from private.ticket_pauses p where p.ticket_id = new.id and p.until is null;
    else
      update private.ticket_pauses p set until = greatest(at, p.since)
        where p.ticket_id = new.id and p.until is null;
    end if;
    -- The requester was answered outside the ticket, for example by telephone.
    if was_ours and new.merged_into is null and new.clock_since is not null then
      new.first_answered_at := coalesce(new.first_answered_at, at);
    elsif ours and undone and not exists (select from public.feedback_messages m
        where m.ticket_id = new.id and m.author = 'staff') then
      new.first_answered_at := null;
    end if;
    if ours then
      new.solve_seconds := null;
    end if;
  end if;
  -- What was imported, or was done before there were clocks, counts from when somebody takes it up.
  if ours and (new.clock_since is null and not was_ours or old.status = 'others' and new.status <> 'others'
      and num_nonnulls(old.answer_target, old.solve_target) = 0) then
    new.clock_since := at;
  end if;
  if new.first_answered_at is distinct from old.first_answered_at then
    new.answer_seconds := private.business_seconds(new.clock_since, new.first_answered_at);
  end if;
  if new.status in ('solved', 'closed') and new.merged_into is null and new.solve_seconds is null then
    new.solve_seconds := private.ticket_worked_seconds(new.id, new.clock_since, at);
  end if;
  new := private.with_ticket_clock(new);
  if new.solve_due_at is null then
    new.solve_was_due_at := coalesce(old.solve_due_at, old.solve_was_due_at);
  end if;
  return new;
end
$$;
comment on function private.time_ticket is
  'Trigger: an answer stops the clock of the first answer, and so does passing the turn to the requester; the '
  'clock of the solution pauses while the ticket does not wait for staff. Undoing a change of status '
  'lets both run as if they had never stopped.';
