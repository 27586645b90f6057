create or replace function private.erase_relations(p_batch integer) returns jsonb
language plpgsql set search_path = ''
as $$
declare
  gone_contacts uuid[];
  gone_leads uuid[];
  leads bigint;
  deals bigint;
  contacts bigint;
  addresses bigint;
begin
  select coalesce(array_agg(r.contact_id) filter (where r.contact_id is not null), '{}'),
      coalesce(array_agg(r.lead_id) filter (where r.lead_id is not null), '{}')
    into gone_contacts, gone_leads
    from (select * from private.ending_relations(now()) order by erase_at limit p_batch) r;
  -- Locked before the term is checked again, since a new message prolongs it.
  perform from public.crm_contacts c where c.id = any (gone_contacts) order by c.id for update;
  select coalesce(array_agg(c), '{}') into gone_contacts
    from unnest(gone_contacts) c where (private.contact_term(c)).erase_at < now();

  -- Events stay without a name, so that figures of past months stay.
  update public.crm_events e set contact_id = null,
      from_value = private.redact_event_value(e.kind, e.from_value),
      to_value = private.redact_event_value(e.kind, e.to_value),
      details = private.redact_event_details(e.details)
    where e.contact_id = any (gone_contacts) or e.subject_id = any (gone_contacts || gone_leads);
  delete from public.qualification_submissions s
    where s.id = any (gone_leads) or s.contact_id = any (gone_contacts);
  get diagnostics leads = row_count;
  delete from public.crm_deals d where d.contact_id = any (gone_contacts);
  get diagnostics deals = row_count;
  -- Newsletter subscriptions stay: the address, and nothing else.
  update public.crm_contacts c
    set name = null, phone = null, phone_verified = false, company = null, company_id = null,
      job_title = null, owner_id = null, updated_at = now()
    where c.id = any (gone_contacts) and exists (
      select from public.newsletter_subscriptions n where n.email = c.email and n.status = 'active');
  delete from public.crm_contact_points k
    where k.contact_id = any (gone_contacts) and not (k.kind = 'email' and k.is_primary);
  delete from public.crm_contacts c where c.id = any (gone_contacts) and not exists (
    select from public.newsletter_subscriptions n where n.email = c.email and n.status = 'active');
  get diagnostics contacts = row_count;

  -- Contacts made by the newsletter alone are deleted with it.
  delete from public.crm_contacts where id in (
    select c.id from public.newsletter_subscriptions n
    join public.crm_contacts c on c.id = n.contact_id
    where n.status <> 'active' and num_nonnulls(c.name, c.phone, c.company) = 0
      and not exists (select from public.qualification_submissions s where s.contact_id = c.id)
      and not exists (select from public.crm_deals d where d.contact_id = c.id)
    limit p_batch for update of c skip locked);
  get diagnostics addresses = row_count;
  return jsonb_build_object('leads', leads, 'deals', deals, 'contacts', contacts + addresses);
end
$$;
comment on function private.erase_relations is
  'Erases a batch of leads with their deals and contacts, 24 months after the last contact or 5 '
  'years after a contract.';
