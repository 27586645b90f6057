-- not null: *
create or replace function private.put_role_permissions(p_role text, p_permissions text[]) returns jsonb
language plpgsql security definer set search_path = ''
as $$
declare
  one text;
  given text[];
  taken text[];
begin
  foreach one in array p_permissions loop
    perform private.check_own_role_limit(p_role, split_part(one, ':', 1), split_part(one, ':', 2));
  end loop;
  with gone as (
    delete from public.role_permissions g
      where g.role = p_role and g.resource || ':' || g.action <> all (p_permissions)
      returning g.resource || ':' || g.action as cell)
  select array_agg(cell order by cell) into taken from gone;
  with added as (
    insert into public.role_permissions as g (role, resource, action)
      select distinct p_role, split_part(cell, ':', 1), split_part(cell, ':', 2) from unnest(p_permissions) as cell
      on conflict do nothing
      returning g.resource || ':' || g.action as cell)
  select array_agg(cell order by cell) into given from added;
  return jsonb_strip_nulls(jsonb_build_object(
    'given', array_to_string(given, ' '), 'taken', array_to_string(taken, ' ')));
end
$$;
comment on function private.put_role_permissions is
  'Gives a role of the company''s own exactly these permissions (crm:read); returns what was granted and revoked.';
