drop function if exists private.may_hear_of_ticket(uuid, text);
create or replace function private.may_be_notified_of_ticket(p_user_id uuid, p_product text) returns boolean
language sql stable
return p_user_id is null or private.may(p_user_id, 'feedback', 'read') and exists (
  select from public.user_roles r join public.role_permissions g using (role)
  where r.user_id = p_user_id and r.is_active
    and (r.expires_at is null or r.expires_at > now())
    and (r.product is null or r.product = p_product)
    and g.resource = 'feedback' and g.action in ('read', 'manage'));
comment on function private.may_be_notified_of_ticket is
  'Whether a user may read the tickets of a product, and so may be named in a rule about them.';
