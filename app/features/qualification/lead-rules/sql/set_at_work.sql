create or replace function public.set_at_work(p_at_work boolean) returns timestamptz
language plpgsql security definer set search_path = ''
as $$
declare
  since timestamptz;
begin
  if not public.has_permission(private.uid(), 'crm', 'update') then
    perform private.refuse('crm_update_missing');
  end if;
  update public.user_profiles p
    set at_work_since = case when p_at_work then coalesce(p.at_work_since, now()) end
    where p.user_id = private.uid() returning p.at_work_since into since;
  perform public.order_waiting_leads();
  return since;
end
$$;
grant execute on function public.set_at_work to authenticated;
comment on function public.set_at_work is
  'Sets whether the caller is at work, and since when; waiting leads are assigned '
  'at once. Refuses with crm_update_missing.';
