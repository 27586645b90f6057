create or replace function private.person_reads_lead(p_user_id uuid, p_lead_id uuid) returns boolean
language sql stable security definer set search_path = ''
return private.may(p_user_id, 'crm', 'read') and exists (
  select from public.qualification_submissions s
    left join public.crm_products o on s.source = any (o.lead_sources)
    join public.user_roles r on r.user_id = p_user_id and r.is_active
      and (r.expires_at is null or r.expires_at > now())
      and (r.product is null or r.product = o.slug)
    join public.role_permissions g on g.role = r.role
      and g.resource = 'crm' and g.action in ('read', 'manage')
  where s.id = p_lead_id);
comment on function private.person_reads_lead is
  'Whether a user other than the caller may read a lead: checked before they are notified of it.';
