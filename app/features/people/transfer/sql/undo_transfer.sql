drop function if exists public.take_back_handover(uuid, uuid);
create or replace function public.undo_transfer(p_act uuid, p_user_id uuid) returns integer
language plpgsql security definer set search_path = ''
as $$
declare
  last bigint;
  went integer := 0;
  part record;
begin
  perform private.check_may_touch(p_user_id);
  loop
    select count(*) as facts, max(g.id) as id, count(*) filter (where g.went) as back into part
      from private.undo_reassigned(p_act, last, 200) g;
    went := went + part.back;
    exit when part.facts < 200;
    last := part.id;
  end loop;
  perform pg_notify('lists_changed', 'leads'), pg_notify('lists_changed', 'deals');
  return went;
end
$$;
grant execute on function public.undo_transfer to authenticated;
comment on function public.undo_transfer is
  'Undoes a transfer of the caller by its operation id, except what was reassigned '
  'since, and returns how many. Run after the access is restored. Refuses as check_may_touch().';
