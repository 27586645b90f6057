-- not null: id, name
create or replace function public.crm_owners() returns table (id uuid, name text)
language plpgsql stable security definer set search_path = ''
as $$
begin
  if not public.has_permission(private.uid(), 'crm', 'read') then
    raise exception 'crm_read_missing' using errcode = 'PT403';
  end if;
  return query
    select p.user_id, p.display_name || case
        when count(*) over (partition by lower(p.display_name)) > 1 then ' (' || p.email || ')'
        else '' end
    from public.user_profiles p
    -- Starts from roles: staff are few, accounts may be many.
    where p.user_id in (select r.user_id from public.user_roles r where r.is_active)
      and private.may(p.user_id, 'crm', 'read')
    order by private.folded(p.display_name), p.email, p.user_id;
end
$$;
grant execute on function public.crm_owners to authenticated;
comment on function public.crm_owners is
  'Possible owners of contacts, companies, deals and tasks: users who may read the CRM; users who share '
  'a name have their addresses too. Refuses with crm_read_missing.';
