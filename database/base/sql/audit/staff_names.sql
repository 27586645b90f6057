-- not null: id, name
drop function if exists public.staff_named(uuid[]);
create or replace function public.staff_names(p_ids uuid[]) returns table (id uuid, name text)
language plpgsql stable security definer set search_path = ''
as $$
begin
  if not public.has_permission(private.uid(), 'settings', 'read')
     and not public.has_permission(private.uid(), 'site', 'read') then
    perform private.refuse('settings_read_missing');
  end if;
  return query
    select p.user_id, p.display_name from public.user_profiles p
    where p.user_id = any (p_ids)
      -- Present and former staff only: settings name nobody else.
      and p.user_id in (select r.user_id from public.user_roles r);
end
$$;
grant execute on function public.staff_names to authenticated;
comment on function public.staff_names is
  'Names of present and former colleagues to whom settings refer by id. Refuses with settings_read_missing.';
