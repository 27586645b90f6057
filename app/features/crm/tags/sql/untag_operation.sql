create or replace function public.untag_operation(p_act uuid) returns integer
language plpgsql security definer set search_path = ''
as $$
declare
  changed integer;
begin
  if not public.has_permission(private.uid(), 'crm', 'update')
      and not public.has_permission(private.uid(), 'feedback', 'update') then
    perform private.refuse('crm_update_missing');
  end if;
  delete from public.crm_tag_links k
    where k.act = p_act and k.created_by = private.uid()
      and case when k.contact_id is not null then exists (select from private.taggable('contact', array[k.contact_id]))
        when k.company_id is not null then exists (select from private.taggable('company', array[k.company_id]))
        when k.ticket_id is not null then exists (select from private.taggable('ticket', array[k.ticket_id]))
        else private.may_in('crm', 'update', k.product) end;
  get diagnostics changed = row_count;
  return changed;
end
$$;
grant execute on function public.untag_operation to authenticated;
comment on function public.untag_operation is
  'Removes the tags that the caller has put on many rows in one operation, and returns how many. Refuses with '
  'crm_update_missing.';
