create or replace function private.reads_files_of(p_project uuid) returns boolean
language sql stable security definer set search_path = ''
as $$
  select exists (
    select from public.projects p
    where p.id = p_project and (private.may_in('projects', 'read', p.product)
      or p.shown_at is not null and private.is_member(p.organization_id, '{owner,member}')))
$$;
comment on function private.reads_files_of is
  'Whether the caller sees the files of a project: staff who may read projects of its product, owners and members of its client.';
