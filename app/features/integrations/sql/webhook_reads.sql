create or replace function private.webhook_reads(p_owner_id uuid, p_event text, p_product text) returns boolean
language plpgsql stable security definer set search_path = ''
as $$
declare
  needed constant text := case split_part(p_event, '.', 1) when 'lead' then 'crm' when 'deal' then 'crm'
    when 'ticket' then 'feedback' when 'newsletter' then 'campaigns' when 'project' then 'projects' end;
begin
  -- By roles: the event may be caused by a program with a key of the same person.
  return private.granted_by_roles(p_owner_id, needed, 'read') and (p_product is null or exists (
    select from public.user_roles r join public.role_permissions g using (role)
    where r.user_id = p_owner_id and r.is_active and (r.expires_at is null or r.expires_at > now())
      and (r.product is null or r.product = p_product)
      and g.resource = needed and g.action in ('read', 'manage')));
end
$$;
comment on function private.webhook_reads is
  'Whether the owner of a webhook may read the records of an event, at this moment.';
