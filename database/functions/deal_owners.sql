create or replace function public.deal_owners() returns table (id uuid, name text)
language plpgsql stable security definer set search_path = ''
as $$
begin
  if not public.has_permission(private.uid(), 'crm', 'read') then
    perform private.refuse('crm_read_missing');
  end if;
  return query
    select p.user_id, p.display_name from public.user_profiles p
    where p.user_id in (select r.user_id from public.user_roles r where r.is_active)
      and private.may(p.user_id, 'crm', 'read')
    order by lower(p.display_name), p.user_id;
end
$$;
revoke all on function public.deal_owners from public, anon, authenticated, service_role;
grant execute on function public.deal_owners to authenticated;
comment on function public.deal_owners is
  'Whose a deal may be: all who may read the CRM. Refuses with crm_read_missing.';
