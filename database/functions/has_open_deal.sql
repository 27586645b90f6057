create or replace function private.has_open_deal(p_contact_id uuid) returns boolean
language sql stable set search_path = ''
as $$
  select exists (select from public.crm_deals d join public.crm_stages s on s.id = d.stage_id
    where d.contact_id = p_contact_id and d.is_active and s.kind = 'open')
$$;
revoke all on function private.has_open_deal from public, anon, authenticated, service_role;
comment on function private.has_open_deal is 'Whether a contact has a deal that is still open.';
