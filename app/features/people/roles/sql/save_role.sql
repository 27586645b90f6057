-- not null: *
create or replace function public.save_role(
  p_key text, p_seen integer, p_name text, p_description text, p_permissions text[]
) returns jsonb
language plpgsql security definer set search_path = ''
as $$
declare
  was public.roles;
  held text[];
  changes jsonb;
begin
  perform private.check_superadmin();
  select * into was from public.roles r
    where r.key = p_key and not r.is_built_in and r.deleted_at is null for no key update;
  if not found then
    raise exception 'role_unknown' using errcode = 'PT422';
  elsif was.revision <> p_seen then
    raise exception 'role_edited' using errcode = 'PT409';
  end if;
  perform private.check_role_name(p_name, p_key);
  select coalesce(array_agg(g.resource || ':' || g.action order by g.resource, g.action), '{}') into held
    from public.role_permissions g where g.role = p_key;
  changes := private.put_role_permissions(p_key, p_permissions);
  if was.name is distinct from p_name then
    changes := changes || jsonb_build_object('name', was.name);
  end if;
  if changes <> '{}' or was.description <> p_description then
    update public.roles set name = p_name, description = p_description, revision = revision + 1 where key = p_key;
    perform private.record_security_event('role_edited', 'warning', null,
      jsonb_build_object('role', p_name) || changes);
  end if;
  return jsonb_build_object('name', was.name, 'description', was.description, 'permissions', to_jsonb(held),
    'revision', (select r.revision from public.roles r where r.key = p_key));
end
$$;
grant execute on function public.save_role to authenticated;
comment on function public.save_role is
  'Changes a role of the company''s own as it was read at revision p_seen; for superadmins. Returns what it was, and the '
  'new revision.';
