create or replace function private.start_answer_clock() returns trigger
language plpgsql security definer set search_path = ''
as $$
begin
  new.answered_at := null;
  new.answer_seconds := null;
  new.answer_target := null;
  new.answer_due_at := null;
  new.answer_warn_at := null;
  if private.has_answer_clock(new) then
    new := private.with_answer_clock(new);
  end if;
  return new;
exception when others then
  raise warning 'clock of lead % not started: % %', new.id, sqlstate, sqlerrm;
  perform private.record_failed_step(new, 'clock');
  return new;
end
$$;
comment on function private.start_answer_clock is
  'Trigger: by when a lead that has just come is to be answered.';
