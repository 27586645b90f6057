create or replace function public.untag_operation(p_act uuid) returns integer
language plpgsql security definer set search_path = ''
as $$
declare
  changed integer;
begin
  if not public.has_permission(private.uid(), 'crm', 'update') then
    perform private.refuse('crm_update_missing');
  end if;
  delete from public.crm_tag_links k
    where k.act = p_act and k.created_by = private.uid() and private.may_in('crm', 'update', k.product);
  get diagnostics changed = row_count;
  return changed;
end
$$;
grant execute on function public.untag_operation to authenticated;
comment on function public.untag_operation is
  'Removes the tags that the caller has put on many rows in one operation, and returns how many. Refuses with '
  'crm_update_missing.';
