create or replace function public.drop_message_draft(p_id uuid) returns boolean
language plpgsql security definer set search_path = ''
as $$
declare
  draft public.crm_message_drafts;
begin
  select * into draft from public.crm_message_drafts d where d.id = p_id for update;
  if not found then
    return false;
  end if;
  if not private.may_in('crm', 'update', draft.product) then
    perform private.refuse('crm_update_missing');
  end if;
  delete from public.crm_message_drafts d where d.id = p_id;
  return true;
end
$$;
grant execute on function public.drop_message_draft to authenticated;
comment on function public.drop_message_draft is
  'Deletes a draft that a rule has written. Refuses with crm_update_missing; false where there is none.';
