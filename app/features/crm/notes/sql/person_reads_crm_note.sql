create or replace function private.person_reads_crm_note(p_user_id uuid, p_note public.crm_notes) returns boolean
language sql stable set search_path = ''
return private.may(p_user_id, 'crm', 'read') and exists (
  select from public.user_roles r
    join public.role_permissions g on g.role = r.role
      and g.resource = 'crm' and g.action in ('read', 'manage')
  where r.user_id = p_user_id and r.is_active and (r.expires_at is null or r.expires_at > now())
    and (r.product is null or r.product = any (private.products_of_crm_note(p_note))));
comment on function private.person_reads_crm_note is
  'Whether a user other than the caller may read a note: checked before they are notified of it.';
