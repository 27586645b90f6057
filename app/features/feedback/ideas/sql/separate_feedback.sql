drop function if exists public.part_feedback(uuid, uuid, text, uuid, uuid[]);
-- not null: *
create or replace function public.separate_feedback(
  p_id uuid, p_target uuid, p_from text, p_was uuid, p_along uuid[]
) returns boolean
language plpgsql security definer set search_path = ''
as $$
begin
  if not public.has_permission(private.uid(), 'feedback', 'update') then
    perform private.refuse('feedback_update_missing');
  end if;
  perform from public.feedback_entries e where e.id in (p_id, p_target) order by e.id for no key update;
  if not private.entry_in_reach(p_id, 'update') then
    raise exception 'same_as_gone' using errcode = 'PT404';
  end if;
  update public.feedback_entries e set status = p_from,
      duplicate_of = case when p_from = 'duplicate' then p_was end
    where e.id = p_id and e.duplicate_of = p_target;
  if not found then
    return false;
  end if;
  -- Entries that were joined to another one meanwhile stay there.
  update public.feedback_entries e set duplicate_of = p_id
    where e.id = any (p_along) and e.duplicate_of = p_target;
  perform pg_notify('lists_changed', 'feedback');
  return true;
end
$$;
grant execute on function public.separate_feedback to authenticated;
comment on function public.separate_feedback is
  'Undoes a join, by the result of join_feedback(); false where it was changed since. Refuses '
  'with feedback_update_missing, same_as_gone or feedback_move_not_allowed.';
