create or replace function private.client_organizations_after_update() returns trigger
language plpgsql security definer set search_path = ''
as $$
begin
  perform private.rename_projects(p_client => new.id);
  return null;
end
$$;
comment on function private.client_organizations_after_update is
  'Trigger: updates the names of a client''s projects after it was renamed.';
