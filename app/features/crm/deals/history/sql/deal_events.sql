drop function if exists public.deal_events(uuid, bigint, integer);
-- not null: id, kind, undo, recovered, with_lead, at
create or replace function public.deal_events(p_deal uuid, p_before bigint default null, p_limit integer default 50)
returns table (id bigint, kind text, from_value text, to_value text, reason text, note text,
  undo boolean, recovered boolean, with_lead boolean, by_name text, at timestamptz, field text, label text)
language plpgsql stable security definer set search_path = ''
as $$
begin
  if not exists (select from public.crm_deals d where d.id = p_deal
      and d.product = any (private.products_in('crm', 'read'))) then
    return;
  end if;
  return query
    select e.id, e.kind,
      case when e.kind = any (private.deal_moves()) then (
          select g.name from public.crm_stages g where g.id::text = e.from_value)
        when e.kind = 'owner' then (
          select u.display_name from public.user_profiles u where u.user_id::text = e.from_value)
        when e.kind = 'contact' then (
          select coalesce(c.name, c.email) from public.crm_contacts c where c.id::text = e.from_value)
        when e.kind = 'company' then (
          select o.name from public.crm_companies o where o.id::text = e.from_value)
        when e.kind = 'client' then private.name_of_client(e.from_value)
        else e.from_value end,
      case when e.kind = any (private.deal_moves()) then (
          select g.name from public.crm_stages g where g.id::text = e.to_value)
        when e.kind = 'owner' then (
          select u.display_name from public.user_profiles u where u.user_id::text = e.to_value)
        when e.kind = 'contact' then (
          select coalesce(c.name, c.email) from public.crm_contacts c where c.id::text = e.to_value)
        when e.kind = 'company' then (
          select o.name from public.crm_companies o where o.id::text = e.to_value)
        when e.kind = 'client' then private.name_of_client(e.to_value)
        else e.to_value end,
      private.name_of_reason(e.kind, e.details ->> 'reason'), e.details ->> 'note', e.details ? 'undo',
      e.details ? 'recovered', coalesce(e.details ->> 'cause' = 'lead', false),
      private.name_with_key(u.display_name, e.subject_id, e.at), e.at,
      e.details ->> 'field', e.details ->> 'label'
    from public.crm_events e left join public.user_profiles u on u.user_id = e.actor
    where e.subject_id = p_deal and e.subject = 'deal'
      and (p_before is null or (e.at, e.id) < (
        select b.at, b.id from public.crm_events b where b.id = p_before))
    order by e.at desc, e.id desc limit least(greatest(p_limit, 1), 200);
end
$$;
grant execute on function public.deal_events to authenticated;
comment on function public.deal_events is
  'Events of a deal, newest first, from before the given event, with the present names of stages, '
  'people and companies; none where the caller may not read the deal.';
