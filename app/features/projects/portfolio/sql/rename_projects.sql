create or replace function private.rename_projects() returns trigger
language plpgsql security definer set search_path = ''
as $$
begin
  perform private.keep_standing(array(
    select p.id from public.projects p join public.client_organizations o on o.id = p.organization_id
    -- Each by its own index.
    where o.id in (
      select k.id from public.client_organizations k where tg_argv[0] = 'client' and k.id = new.id
      union all
      select k.id from public.client_organizations k where tg_argv[0] = 'company' and k.company_id = new.id
      union all
      select k.id from public.client_organizations k where tg_argv[0] = 'contact' and k.contact_id = new.id)));
  return null;
end
$$;
comment on function private.rename_projects is
  'Trigger: projects are found and ordered by what their client is called, itself, as its company or as its '
  'contact (the argument).';
