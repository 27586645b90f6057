create or replace function private.lock_merge_target(p_contact_id uuid, p_for_update boolean default false)
returns uuid
language plpgsql set search_path = ''
as $$
declare
  target uuid := p_contact_id;
  further uuid;
begin
  loop
    target := private.merge_target_of(target);
    -- A merge locks both contacts for update: a transaction that waited for it reads its result here.
    if p_for_update then
      select c.merged_into into further from public.crm_contacts c where c.id = target for update;
    else
      select c.merged_into into further from public.crm_contacts c where c.id = target for key share;
    end if;
    if further is null then
      return target;
    end if;
  end loop;
end
$$;
comment on function private.lock_merge_target is
  'The contact that one has been merged into, all steps of it, locked so that no merge takes it until the '
  'transaction ends; itself where it was not merged, and the id given where there is no such contact. Call '
  'it before any row is locked that belongs to the contact: a merge locks contacts first. p_for_update '
  'where the contact itself is changed afterwards.';
