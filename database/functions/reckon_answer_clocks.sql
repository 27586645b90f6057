create or replace function private.reckon_answer_clocks() returns trigger
language plpgsql security definer set search_path = ''
as $$
begin
  -- Once for all that one act changes. An order of another act may be under way already with what stood
  -- before, so it serves nobody else.
  if not exists (select from public.outbox o
      where o.kind = 'lead.answer-clocks' and o.xmin = pg_current_xact_id()::xid) then
    insert into public.outbox (kind, payload) values ('lead.answer-clocks', '{}');
  end if;
  return null;
end
$$;
revoke all on function private.reckon_answer_clocks from public, anon, authenticated, service_role;
comment on function private.reckon_answer_clocks is
  'Trigger: hours, holidays or targets have changed, so the clocks that run are computed anew, by a job.';
