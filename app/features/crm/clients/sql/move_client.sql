create or replace function private.move_client(p_from uuid, p_to uuid) returns jsonb
language plpgsql set search_path = ''
as $$
declare
  one text;
  ids jsonb;
  moved jsonb := '{}';
begin
  update public.client_organizations o set is_active = true where o.id = p_to and not o.is_active;
  select jsonb_agg(jsonb_build_object('user', m.user_id, 'role', m.role, 'contact', m.contact_id, 'by', m.added_by,
      'both', exists (select from public.client_members o where o.organization_id = p_to and o.user_id = m.user_id)))
    into ids from public.client_members m where m.organization_id = p_from;
  moved := moved || jsonb_build_object('members', coalesce(ids, '[]'));
  insert into public.client_members (organization_id, user_id, role, contact_id, added_by)
    select p_to, m.user_id, m.role, m.contact_id, m.added_by from public.client_members m
    where m.organization_id = p_from
    on conflict (organization_id, user_id) do nothing;
  delete from public.client_members m where m.organization_id = p_from;
  with led as (
    update public.client_invitations i set organization_id = p_to
      where i.organization_id = p_from and not exists (select from public.client_invitations o
        where o.organization_id = p_to and o.email = i.email)
      returning i.id)
  select jsonb_agg(l.id) into ids from led l;
  moved := moved || jsonb_build_object('public.client_invitations', coalesce(ids, '[]'));
  foreach one in array array['public.projects', 'public.crm_deals', 'public.invoices', 'public.feedback_tickets',
      'public.feedback_messages', 'private.project_uploads', 'private.client_notices'] loop
    execute format('with led as (update %s set organization_id = $1 where organization_id = $2 returning id)
      select jsonb_agg(l.id) from led l', one) into ids using p_to, p_from;
    moved := moved || jsonb_build_object(one, coalesce(ids, '[]'));
  end loop;
  update public.client_organizations o set is_active = false, updated_at = now() where o.id = p_from;
  return jsonb_build_object('from', p_from, 'to', p_to, 'rows', moved);
end
$$;
comment on function private.move_client is
  'Gives people, projects, deals, invoices, tickets and files of one client to another, and archives the first; returns '
  'the ids for private.return_client(). The caller has locked both.';
