-- not null: id, went
create or replace function public.undo_company_owners(
  p_act uuid, p_after uuid default null, p_limit integer default 200
) returns table (id uuid, went boolean)
language plpgsql security definer set search_path = ''
as $$
begin
  if not public.has_permission(private.uid(), 'crm', 'update') then
    perform private.refuse('crm_update_missing');
  end if;
  return query
    with places as materialized (
      select e.id as event, e.subject_id as company, e.from_value::uuid as was, e.to_value::uuid as got
      from public.crm_events e
      where e.act = p_act and e.actor = private.uid() and e.subject = 'company' and e.kind = 'owner'
        and (p_after is null or e.subject_id > p_after)
      order by e.subject_id limit least(p_limit, 200)
    ), held as (
      select c.id, g.was from public.crm_companies c join places g on g.company = c.id
      where (private.in_every_product('crm', 'update') or c.products && private.products_in('crm', 'update'))
        and c.owner_id is not distinct from g.got
        and (g.was is null or private.may(g.was, 'crm', 'read'))
        and not exists (select from public.crm_events l
          where l.subject_id = g.company and l.kind = 'owner' and l.id > g.event)
      order by c.id for update of c
    ), back as (
      update public.crm_companies c set owner_id = h.was from held h where c.id = h.id returning c.id
    )
    select g.company, exists (select from back b where b.id = g.company) from places g order by g.company;
end
$$;
grant execute on function public.undo_company_owners to authenticated;
comment on function public.undo_company_owners is
  'Restores the owners of companies that the caller has assigned in one operation, and returns for each whether it was '
  'restored. A company whose owner was changed since, or whose former owner may not read the CRM, keeps it. Refuses '
  'with crm_update_missing.';
