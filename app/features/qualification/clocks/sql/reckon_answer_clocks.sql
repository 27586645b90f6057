create or replace function private.reckon_answer_clocks() returns trigger
language plpgsql security definer set search_path = ''
as $$
begin
  -- Once for all that one act changes. An order of another act may be under way already with what stood
  -- before, so it serves nobody else.
  insert into public.outbox (kind, payload)
    select k.kind, '{}'
    from unnest(case when tg_nargs > 0 then tg_argv
      else '{lead.answer-clocks,ticket.clocks}'::text[] end) k (kind)
    where not exists (select from public.outbox o
      where o.kind = k.kind and o.xmin = pg_current_xact_id()::xid);
  return null;
end
$$;
comment on function private.reckon_answer_clocks is
  'Trigger: hours, holidays or targets have changed, so the clocks that run are computed anew, by a job: those '
  'of leads and of tickets, or of what it is given.';
