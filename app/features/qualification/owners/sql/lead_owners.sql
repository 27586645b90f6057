-- not null: id, name
create or replace function public.lead_owners()
returns table (id uuid, name text, products text[], at_work_since timestamptz)
language plpgsql stable security definer set search_path = ''
as $$
begin
  -- Authors of rules choose among these users, too.
  if not public.has_permission(private.uid(), 'crm', 'read')
      and not public.has_permission(private.uid(), 'settings', 'read') then
    perform private.refuse('crm_read_missing');
  end if;
  return query
    select p.user_id, p.display_name || case
        when count(*) over (partition by lower(p.display_name)) > 1 then ' (' || p.email || ')'
        else '' end,
      case when not may.in_all then may.some end,
      p.at_work_since
    from public.user_profiles p cross join lateral (
      select bool_or(r.product is null) as in_all, array_agg(distinct r.product) as some
      from public.user_roles r join public.role_permissions g using (role)
      where r.user_id = p.user_id and r.is_active
        and (r.expires_at is null or r.expires_at > now())
        and g.resource = 'crm' and g.action in ('update', 'manage')) may
    -- Starts from roles: staff are few, accounts may be many.
    where p.user_id in (select r.user_id from public.user_roles r where r.is_active)
      and private.may(p.user_id, 'crm', 'update')
    order by private.folded(p.display_name), p.email, p.user_id;
end
$$;
grant execute on function public.lead_owners to authenticated;
comment on function public.lead_owners is
  'Possible owners of leads: users who may work leads, of which products (null: all), and since when each '
  'is marked as at work; those who share a name with their addresses. Refuses with crm_read_missing.';
