create or replace function private.colleague_name(p_user_id uuid) returns text
language plpgsql stable strict security definer set search_path = ''
as $$
begin
  -- One statement, as a page calls this for each of its rows.
  return (select p.display_name from public.user_profiles p
    where p.user_id = p_user_id and exists (select from public.user_roles r where r.user_id = p_user_id)
      and (private.caller_role() = 'service_role'
        or exists (select from public.user_roles r where r.user_id = (select private.uid()) and r.is_active
          and (r.expires_at is null or r.expires_at > now()))));
end
$$;
grant execute on function private.colleague_name to authenticated, service_role;
comment on function private.colleague_name is
  'The name of a present or former colleague, for staff and jobs: rows name their owners to readers who may not read '
  'profiles.';
