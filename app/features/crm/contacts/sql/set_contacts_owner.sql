-- not null: *
create or replace function public.set_contacts_owner(p_ids uuid[], p_owner uuid) returns integer
language plpgsql security definer set search_path = ''
as $$
declare
  changed integer;
begin
  if not public.has_permission(private.uid(), 'crm', 'update') then
    perform private.refuse('crm_update_missing');
  end if;
  if p_owner is not null and not private.may(p_owner, 'crm', 'read') then
    raise exception 'owner_unknown' using errcode = 'PT409';
  end if;
  perform from public.crm_contacts c where c.id = any (p_ids) order by c.id for update;
  update public.crm_contacts c set owner_id = p_owner, updated_at = now()
    where c.id = any (p_ids) and c.merged_into is null and c.owner_id is distinct from p_owner
      and (private.in_every_product('crm', 'update') or c.products && private.products_in('crm', 'update'));
  get diagnostics changed = row_count;
  return changed;
end
$$;
grant execute on function public.set_contacts_owner to authenticated;
comment on function public.set_contacts_owner is
  'Sets the owner of contacts, or none, and returns how many had another. Refuses with crm_update_missing or '
  'owner_unknown.';
