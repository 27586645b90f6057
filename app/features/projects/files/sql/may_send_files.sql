create or replace function private.may_send_files(p_user uuid, p_project uuid) returns boolean
language sql stable security definer set search_path = ''
as $$
  select exists (
    select from public.projects p
    where p.id = p_project and private.claim('viewed_client') is null
      and p.product = any (private.products_granted(p_user, 'projects', 'update')))
    or exists (
    select from public.projects p
    join public.client_organizations o on o.id = p.organization_id and o.is_active
    join public.client_members m on m.organization_id = o.id and m.user_id = p_user
      and m.role in ('owner', 'member')
    join public.user_profiles u on u.user_id = m.user_id and u.is_active
    where p.id = p_project and p.shown_at is not null and p.ended_on is null)
$$;
comment on function private.may_send_files is
  'Whether a user may add files to a project now: staff who may change projects of its product, and owners and '
  'members of its client until it is ended. The user is an argument, because the server receives the uploads.';
