-- not null: *
create or replace function public.set_deals_owner(p_ids uuid[], p_owner uuid) returns integer
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
  perform from public.crm_deals d where d.id = any (p_ids) order by d.id for update;
  update public.crm_deals d set owner_id = p_owner, touched_at = now()
    where d.id = any (p_ids) and d.is_active
      and d.product = any (private.products_in('crm', 'update'))
      and d.owner_id is distinct from p_owner;
  get diagnostics changed = row_count;
  perform pg_notify('lists_changed', 'deals');
  return changed;
end
$$;
grant execute on function public.set_deals_owner to authenticated;
comment on function public.set_deals_owner is
  'Sets the owner of deals, or none, and returns how many had another. Refuses with crm_update_missing or '
  'owner_unknown.';
