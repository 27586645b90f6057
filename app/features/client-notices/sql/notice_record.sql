create or replace function private.notice_record(p_kind text, p_id uuid) returns jsonb
language sql stable security definer set search_path = ''
return case p_kind
  when 'project_update' then (
    select jsonb_build_object('kind', p_kind, 'id', u.id, 'project', u.project_id)
    from public.project_updates u where u.id = p_id)
  when 'version' then (
    select jsonb_build_object('kind', p_kind, 'deliverable', v.deliverable_id, 'number', v.number)
    from public.deliverable_versions v where v.id = p_id)
  when 'invoice' then (
    select jsonb_build_object('kind', p_kind, 'organization', i.organization_id, 'number', i.number)
    from public.invoices i where i.id = p_id)
  else jsonb_build_object('kind', p_kind, 'id', p_id) end;
comment on function private.notice_record is
  'The parts of the address of a record in the portal (notice-path.ts); null where the record was deleted.';
