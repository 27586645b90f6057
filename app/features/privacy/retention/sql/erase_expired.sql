create or replace function public.erase_expired(p_batch integer default 500) returns jsonb
language plpgsql security definer set search_path = ''
as $$
declare
  erased jsonb := private.erase_relations(p_batch);
  term record;
  changed bigint;
begin
  for term in
    select * from (values
      ('applications', 'public.talent_applications', 'erase_at < now()'),
      ('unfinished_leads', 'public.unfinished_leads', 'erase_at < now()'),
      ('feedback', 'public.feedback_entries', 'erase_at < now()'),
      ('removed_notes', 'public.lead_notes', 'removed_at < now() - interval ''1 day'''),
      ('removed_ticket_notes', 'public.ticket_notes', 'removed_at < now() - interval ''1 day'''),
      ('removed_crm_notes', 'public.crm_notes', 'removed_at < now() - interval ''1 day'''),
      ('removed_project_notes', 'public.project_notes', 'removed_at < now() - interval ''1 day'''),
      ('unused_note_files', 'public.note_files',
        'num_nonnulls(lead_note_id, ticket_note_id, crm_note_id, project_note_id) = 0 and created_at < now() - interval ''1 day'''),
      ('unsent_ticket_files', 'public.feedback_attachments',
        'entry_id is null and message_id is null and created_at < now() - interval ''1 day'''),
      ('removed_tasks', 'public.crm_tasks', 'removed_at < now() - interval ''1 day'''),
      ('unsent_files', 'public.crm_message_files',
        'message_id is null and created_at < now() - interval ''1 day'''),
      ('subscriptions', 'public.newsletter_subscriptions',
        'status = ''pending'' and asked_at < now() - interval ''30 days''
          and confirmed_at is null and unsubscribed_at is null'),
      ('client_invitations', 'public.client_invitations',
        'coalesce(accepted_at, revoked_at, expires_at) < now() - interval ''90 days'''),
      -- Kept for taxes and debts: five years after the year in which the invoice was settled.
      ('invoices', 'public.invoices',
        'state in (''paid'', ''cancelled'')
          and date_trunc(''year'', coalesce(paid_on, cancelled_at)) < now() - interval ''6 years'''),
      ('removed_project_files', 'public.project_files', 'removed_at < now() - interval ''30 days'''),
      ('project_uploads', 'private.project_uploads', 'begun_at < now() - interval ''1 day'''),
      ('security_events', 'public.security_events', 'created_at < now() - interval ''6 months'''),
      ('import_lines', 'public.crm_import_lines', 'created_at < now() - interval ''30 days'''),
      ('rule_runs', 'public.automation_runs', 'at < now() - interval ''12 months'''),
      ('rule_notices', 'public.automation_notices', 'created_at < now() - interval ''3 months'''),
      ('imports', 'public.crm_imports', 'created_at < now() - interval ''24 months'''),
      ('inbound_mails', 'public.inbound_mails',
        'state in (''ignored'', ''aside'', ''discarded'')
          and received_at < now() - interval ''30 days''
          or state = ''waiting'' and received_at < now() - interval ''24 months'''),
      ('mails', 'public.mails', 'tried_at < now() - interval ''30 days'''),
      ('sessions', 'identity.sessions', 'created_at < now() - interval ''6 months'''),
      ('consents', 'public.consent_records', 'created_at < now() - interval ''5 years'''),
      ('unproved_requests', 'public.privacy_requests',
        'state = ''unproved'' and created_at < now() - interval ''7 days''
          and not exists (select from public.privacy_request_events e
            where e.request_id = privacy_requests.id and e.event = ''link_resent''
              and e.happened_at > now() - interval ''7 days'')')
    ) as t (name, table_name, over)
  loop
    execute format(
      'delete from %1$s where id in (select id from %1$s where %2$s limit $1 for update skip locked)',
      term.table_name, term.over) using p_batch;
    get diagnostics changed = row_count;
    erased := erased || jsonb_build_object(term.name, changed);
  end loop;

  erased := erased || private.empty_old_tickets(p_batch);

  -- A repeated request that was never confirmed leaves the former record.
  update public.newsletter_subscriptions set status = 'unsubscribed', source_page = null,
      utm_source = null, utm_medium = null, utm_campaign = null, user_agent = null
    where id in (select n.id from public.newsletter_subscriptions n
      where n.status = 'pending' and n.asked_at < now() - interval '30 days'
        and n.unsubscribed_at is not null limit p_batch for update skip locked);
  get diagnostics changed = row_count;
  erased := erased || jsonb_build_object('lapsed_subscriptions', changed);

  select coalesce(jsonb_object_agg(e.key, e.value), '{}') into erased
    from jsonb_each(erased) e where e.value <> '0';
  if erased <> '{}' then
    perform private.record_security_event('retention_erased', 'info', null, erased);
  end if;
  return erased;
end
$$;
grant execute on function public.erase_expired to service_role;
comment on function public.erase_expired is
  'Erases a batch of everything past its retention term, records the numbers, '
  'and returns those that are not zero.';
