drop function if exists public.give_leads(uuid[], uuid, jsonb);
-- not null: id
create or replace function public.assign_leads(
  p_ids uuid[], p_owner uuid, p_seen jsonb default null
) returns table (id uuid)
language plpgsql security definer set search_path = '' set jit = off
as $$
declare
  mine constant text[] := private.lead_sources_in('update');
  whole constant boolean := private.in_every_product('crm', 'update');
  -- Checked once for each product, not for each lead; null is a lead without a product.
  fit constant text[] := array(
    select coalesce(o.product, '') from (
      select p.slug from public.crm_products p union all select null) o (product)
    where p_owner is null or private.may_own_lead(p_owner, o.product));
begin
  if not public.has_permission(private.uid(), 'crm', 'update') then
    perform private.refuse('crm_update_missing');
  elsif fit = '{}' then
    raise exception 'owner_unknown' using errcode = 'PT409';
  end if;
  -- Deals before leads, as a move locks them: an open deal gets the same owner.
  perform from public.crm_deals d
    where d.id in (select s.deal_id from public.qualification_submissions s where s.id = any (p_ids))
    order by d.id for update;
  perform from public.qualification_submissions s where s.id = any (p_ids) order by s.id for update;
  if p_seen is not null then
    -- Each by the owner that the caller saw: all or none.
    if (select count(*) from public.qualification_submissions s
        where s.id = any (p_ids) and (whole or s.source = any (mine)))
        <> (select count(distinct i) from unnest(p_ids) i) then
      raise exception 'lead_gone' using errcode = 'PT409';
    elsif exists (select from public.qualification_submissions s
        where s.id = any (p_ids)
          and coalesce(private.product_of_source(s.source), '') <> all (fit)) then
      raise exception 'owner_unfit' using errcode = 'PT409';
    elsif exists (select from jsonb_array_elements(p_seen) seen
        join public.qualification_submissions s on s.id = (seen ->> 'id')::uuid
        where s.id = any (p_ids) and s.owner_id is distinct from (seen ->> 'owner')::uuid) then
      raise exception 'changed' using errcode = 'PT409';
    end if;
  end if;
  -- Leads left unassigned by decision are not assigned by rules.
  update public.qualification_submissions s set owner_sought_at = null
    where s.id = any (p_ids) and s.owner_sought_at is not null and (whole or s.source = any (mine));
  return query
    update public.qualification_submissions s set owner_id = p_owner
    where s.id = any (p_ids) and s.owner_id is distinct from p_owner
      and (whole or s.source = any (mine))
      and coalesce(private.product_of_source(s.source), '') = any (fit)
    returning s.id;
  perform pg_notify('lists_changed', 'leads');
end
$$;
grant execute on function public.assign_leads to authenticated;
comment on function public.assign_leads is
  'Assigns leads to a user, or to nobody, with their open deals of the same owner, and returns the changed ones. With p_seen ({id, owner} as the '
  'caller saw them) all or none; without it, those that the caller may change and the user may own. '
  'Refuses with crm_update_missing, owner_unknown, owner_unfit, lead_gone or changed.';
