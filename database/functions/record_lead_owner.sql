create or replace function private.record_lead_owner() returns trigger
language plpgsql security definer set search_path = ''
as $$
begin
  perform private.record_crm_event('lead', new.id, new.contact_id,
    (select p.slug from public.crm_products p where new.source = any (p.lead_sources) limit 1),
    'owner', old.owner_id::text, new.owner_id::text);
  return null;
end
$$;
revoke all on function private.record_lead_owner from public, anon, authenticated, service_role;
comment on function private.record_lead_owner is
  'Trigger: puts on record whose a lead was and whose it is.';
