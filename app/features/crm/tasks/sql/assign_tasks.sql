drop function if exists public.give_tasks(uuid[], uuid);
-- not null: id
create or replace function public.assign_tasks(p_ids uuid[], p_owner_id uuid)
returns table (id uuid, owner_before uuid)
language plpgsql security definer set search_path = ''
as $$
declare
  mine text[] := private.products_in('crm', 'update');
  whole boolean := private.in_every_product('crm', 'update');
begin
  if mine = '{}' and not whole then
    raise exception 'crm_update_missing' using errcode = 'PT403';
  end if;
  return query
    with held as (
      select t.id, t.owner_id from public.crm_tasks t
      where t.id = any (p_ids) and t.removed_at is null
        and t.owner_id is distinct from p_owner_id
        and (t.product = any (mine) or t.product is null and whole)
        and private.may_own_task(p_owner_id, t.product)
      order by t.id for update
    )
    update public.crm_tasks t
      set owner_id = p_owner_id, reminded_at = null, revision = t.revision + 1
      from held where t.id = held.id returning t.id, held.owner_id;
end
$$;
grant execute on function public.assign_tasks to authenticated;
comment on function public.assign_tasks is
  'Sets the owner of tasks that the owner may read, and returns the former owners. '
  'Refuses with crm_update_missing.';
