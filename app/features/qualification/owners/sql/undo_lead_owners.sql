drop function if exists public.take_back_leads(uuid, bigint, integer);
-- not null: id, subject, went
create or replace function public.undo_lead_owners(
  p_act uuid, p_after bigint default null, p_limit integer default 200
) returns table (id bigint, subject text, went boolean)
language plpgsql security definer set search_path = ''
as $$
begin
  if not public.has_permission(private.uid(), 'crm', 'update') then
    perform private.refuse('crm_update_missing');
  end if;
  return query select * from private.undo_reassigned(p_act, p_after, p_limit);
  perform pg_notify('lists_changed', 'leads');
end
$$;
grant execute on function public.undo_lead_owners to authenticated;
comment on function public.undo_lead_owners is
  'Undoes an operation in which the caller reassigned leads, with their deals. Refuses with '
  'crm_update_missing.';
