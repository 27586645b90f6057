create or replace function private.order_answer_clocks(
  p_kinds text[] default '{lead.answer-clocks,ticket.clocks}'
) returns void
language plpgsql security definer set search_path = ''
as $$
begin
  -- Once for all changes of a transaction. A job of another transaction may be running with the former settings,
  -- so it is not shared.
  insert into public.outbox (kind, payload)
    select k.kind, '{}' from unnest(p_kinds) k (kind)
    where not exists (select from public.outbox o
      where o.kind = k.kind and o.xmin = pg_current_xact_id()::xid);
end
$$;
comment on function private.order_answer_clocks is
  'Enqueues the job that computes running clocks again: those of leads and of tickets, or of the given kinds.';
