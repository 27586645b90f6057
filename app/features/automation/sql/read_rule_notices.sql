create or replace function public.read_rule_notices(p_ids uuid[]) returns integer
language plpgsql security definer set search_path = ''
as $$
declare
  changed integer;
begin
  update public.automation_notices n set read_at = clock_timestamp()
    where n.user_id = private.uid() and n.id = any (p_ids) and n.read_at is null;
  get diagnostics changed = row_count;
  if changed > 0 then
    perform pg_notify('lists_changed', 'notices');
  end if;
  return changed;
end
$$;
grant execute on function public.read_rule_notices to authenticated;
comment on function public.read_rule_notices is
  'Marks notices of the caller as read, and returns how many were unread.';
