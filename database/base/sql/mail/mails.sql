drop policy if exists mails_read on public.mails;
create policy mails_read on public.mails for select to authenticated
  using ((select public.has_permission((select private.uid()), 'settings', 'read'))
    and area = any (array(
      select resource
      from unnest(array['crm', 'feedback', 'campaigns', 'projects', 'financial', 'settings', 'users']) resource
      where public.has_permission((select private.uid()), resource, 'read')))
    -- In a role narrowed to a product: mails about what is in reach.
    and case area
      when 'crm' then (select private.in_every_product('crm', 'read'))
        or private.lead_in_reach(about, 'read')
        or exists (select from public.crm_messages m where m.id = about)
        or exists (select from public.crm_notes n where n.id = about)
      when 'feedback' then (select private.in_every_product('feedback', 'read'))
        or private.entry_in_reach(about, 'read') or private.ticket_in_reach(about, 'read')
      -- The mail of the morning is about invoices, too.
      when 'projects' then (kind <> 'client.digest-mail'
          or (select public.has_permission((select private.uid()), 'financial', 'read')))
        and ((select private.in_every_product('projects', 'read'))
          or exists (select from public.deliverable_versions v where v.id = about)
          or exists (select from public.approvals a where a.id = about)
          or exists (select from public.project_comments c where c.id = about)
          or exists (select from public.client_invitations i where i.id = about)
          or exists (select from public.project_notes n where n.id = about))
      when 'financial' then (select private.in_every_product('financial', 'read'))
        or exists (select from public.invoices i where i.id = about)
      else true end);

create or replace trigger area_of_mail before insert or update of kind, area on public.mails
  for each row execute function private.area_of_mail();
create or replace trigger note_message_mail after insert or update of state on public.mails
  for each row when (new.kind = 'crm.message-mail') execute function private.note_message_mail();
