-- not null: *
create or replace function public.make_role(p_name text, p_description text, p_permissions text[]) returns text
language plpgsql security definer set search_path = ''
as $$
declare
  stem text := coalesce(nullif(left(btrim(regexp_replace(private.folded(p_name), '[^a-z0-9]+', '-', 'g'), '-'), 32), ''),
    'papel');
  made text;
begin
  perform private.check_superadmin();
  perform private.check_role_name(p_name, null);
  -- Two who make a role at once get two keys.
  perform pg_advisory_xact_lock(hashtextextended('roles', 0));
  stem := btrim(stem, '-');
  select key into made from (
    select stem as key, 1 as place union all select stem || '-' || n, n from generate_series(2, 1000) n) free
    where key not in ('none', 'staff', 'new') and not exists (select from public.roles r where r.key = free.key)
    order by place limit 1;
  insert into public.roles (key, name, description, made_by)
    values (made, p_name, p_description, private.uid());
  perform private.record_security_event('role_made', 'warning', null,
    jsonb_build_object('role', p_name) || private.put_role_permissions(made, p_permissions));
  return made;
end
$$;
grant execute on function public.make_role to authenticated;
comment on function public.make_role is
  'Makes a role of the company''s own with these permissions (crm:read), and returns its key; for superadmins.';
