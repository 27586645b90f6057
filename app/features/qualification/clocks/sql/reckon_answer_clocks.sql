create or replace function private.reckon_answer_clocks() returns trigger
language plpgsql security definer set search_path = ''
as $$
begin
  if tg_nargs > 0 then
    perform private.order_answer_clocks(tg_argv);
  else
    perform private.order_answer_clocks();
  end if;
  return null;
end
$$;
comment on function private.reckon_answer_clocks is
  'Trigger: hours, holidays or targets have changed, so the clocks that run are computed again, by a job: those '
  'of leads and of tickets, or of what it is given.';
