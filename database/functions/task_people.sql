create or replace function public.task_people()
returns table (id uuid, name text)
language plpgsql stable security definer set search_path = ''
as $$
begin
  if not public.has_permission(private.uid(), 'crm', 'read') then
    raise exception 'crm_read_missing' using errcode = '42501';
  end if;
  return query
    select p.user_id, p.display_name from public.user_profiles p
    -- Staff are few, people with an account may be many.
    where p.user_id in (select r.user_id from public.user_roles r where r.is_active)
      and private.may(p.user_id, 'crm', 'read')
    order by lower(p.display_name), p.user_id;
end
$$;
revoke all on function public.task_people from public, anon, authenticated, service_role;
grant execute on function public.task_people to authenticated;
comment on function public.task_people is
  'Who may answer for a task: everybody who may read the CRM. Refuses with crm_read_missing.';
