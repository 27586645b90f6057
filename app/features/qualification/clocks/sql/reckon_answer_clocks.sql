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
  'Trigger: enqueues the computation of running clocks after a change of hours, holidays or targets, for leads '
  'and tickets, or for the given kinds.';
