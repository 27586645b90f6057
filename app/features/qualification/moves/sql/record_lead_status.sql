create or replace function private.record_lead_status() returns trigger
language plpgsql security definer set search_path = ''
as $$
begin
  perform private.record_crm_event('lead', new.id, new.contact_id,
    (select p.slug from public.crm_products p where new.source = any (p.lead_sources) limit 1),
    'status', old.status, new.status);
  return null;
end
$$;
comment on function private.record_lead_status is
  'Trigger: puts on record that a lead was moved.';
