drop function if exists public.hand_over(uuid, text, uuid);
create or replace function public.transfer_records(p_user_id uuid, p_way text, p_to uuid default null)
returns jsonb
language plpgsql security definer set search_path = ''
as $$
begin
  perform private.check_may_touch(p_user_id);
  if p_way is null or p_way not in ('person', 'rules', 'nobody')
      or p_way = 'person' and (p_to is null or p_to = p_user_id
        or not private.may(p_to, 'crm', 'update')) then
    raise exception 'owner_unknown' using errcode = 'PT409';
  end if;
  return private.reassign_records(p_user_id, p_way, p_to);
end
$$;
grant execute on function public.transfer_records to authenticated;
comment on function public.transfer_records is
  'Transfers what a user may no longer own (open leads and deals, tasks, contacts): to one '
  'colleague, by the rules, or to nobody, and returns how many of each. What a colleague may not own becomes '
  'unassigned. Run with the change of access, in one transaction. Refuses as check_may_touch(), and with '
  'owner_unknown.';
