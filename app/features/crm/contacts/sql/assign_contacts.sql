drop function if exists public.give_contacts(jsonb);
create or replace function public.assign_contacts(p_places jsonb) returns integer
language plpgsql security definer set search_path = ''
as $$
declare
  changed integer;
begin
  if not public.has_permission(private.uid(), 'crm', 'update') then
    perform private.refuse('crm_update_missing');
  end if;
  perform from public.crm_contacts c
    where c.id in (select (p ->> 'id')::uuid from jsonb_array_elements(p_places) p)
    order by c.id for update;
  perform private.check_contact((p ->> 'id')::uuid, 'update') from jsonb_array_elements(p_places) p;
  update public.crm_contacts c set owner_id = (p ->> 'owner')::uuid
    from jsonb_array_elements(p_places) p
    where c.id = (p ->> 'id')::uuid and c.owner_id is not distinct from (p ->> 'was')::uuid;
  get diagnostics changed = row_count;
  if changed < jsonb_array_length(p_places) then
    raise exception 'changed' using errcode = 'PT409';
  end if;
  return changed;
end
$$;
grant execute on function public.assign_contacts to authenticated;
comment on function public.assign_contacts is
  'Gives contacts to an owner, or to nobody, all or none: p_places has id, owner, and who it was when '
  'it was looked at. Refuses with crm_update_missing, contact_gone or changed.';
