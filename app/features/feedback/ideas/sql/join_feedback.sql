create or replace function public.join_feedback(p_id uuid, p_target uuid, p_seen text default null)
returns jsonb
language plpgsql security definer set search_path = ''
as $$
declare
  known public.feedback_entries;
  along uuid[];
begin
  if not public.has_permission(private.uid(), 'feedback', 'update') then
    perform private.refuse('feedback_update_missing');
  end if;
  -- Locks both in a fixed order, so that two opposite joins of one pair do not deadlock.
  perform from public.feedback_entries e where e.id in (p_id, p_target) order by e.id for no key update;
  select * into known from public.feedback_entries e
    where e.id = p_id and private.entry_in_reach(p_id, 'update');
  if known.id is null or not private.entry_in_reach(p_target, 'update') then
    raise exception 'same_as_gone' using errcode = 'PT404';
  elsif known.status <> coalesce(p_seen, known.status) then
    return null;
  end if;
  select coalesce(array_agg(d.id order by d.id), '{}') into along
    from public.feedback_entries d where d.duplicate_of = p_id;
  update public.feedback_entries e set status = 'duplicate', duplicate_of = p_target where e.id = p_id;
  perform pg_notify('lists_changed', 'feedback');
  return (
    select jsonb_build_object('target', e.duplicate_of, 'from', known.status, 'was', known.duplicate_of,
      'along', to_jsonb(along))
    from public.feedback_entries e where e.id = p_id);
end
$$;
grant execute on function public.join_feedback to authenticated;
comment on function public.join_feedback is
  'Joins an entry and its joined entries to another, and returns what undo needs: '
  'target, from (its state), was (what it was the same as) and along. Null where its state is not the one that '
  'the caller saw. Refuses with feedback_update_missing and as private.resolve_duplicate() and '
  'private.move_feedback() do.';
