-- A notice to a client's user names its record; the address of the page is made in TypeScript.
alter table private.client_notices
  add column record_kind text check (record_kind in
    ('ticket', 'project', 'project_update', 'deliverable', 'version', 'invoice')),
  add column record_id uuid;

update private.client_notices n set record_kind = 'ticket', record_id = substring(n.path from '/chamados/([0-9a-f-]{36})')::uuid
  where n.path like '/portal/cliente/chamados/%';
update private.client_notices n set record_kind = 'project_update', record_id = substring(n.path from '#n-([0-9a-f-]{36})')::uuid
  where n.path ~ '/projetos/.*#n-[0-9a-f-]{36}';
update private.client_notices n set record_kind = 'project', record_id = substring(n.path from '/projetos/([0-9a-f-]{36})')::uuid
  where n.path ~ '/projetos/[0-9a-f-]{36}' and n.record_kind is null;
update private.client_notices n set record_kind = 'version', record_id = v.id
  from public.deliverable_versions v
  where n.path ~ '/entregas/[0-9a-f-]{36}\?versao='
    and v.deliverable_id = substring(n.path from '/entregas/([0-9a-f-]{36})')::uuid
    and v.number::text = substring(n.path from 'versao=([0-9]+)');
update private.client_notices n set record_kind = 'deliverable', record_id = substring(n.path from '/entregas/([0-9a-f-]{36})')::uuid
  where n.path ~ '/entregas/[0-9a-f-]{36}' and n.record_kind is null;
update private.client_notices n set record_kind = 'invoice', record_id = i.id
  from public.invoices i
  where n.path like '/portal/cliente/faturas%' and i.number = substring(n.path from '#fatura-(.+)$')
    and i.organization_id = n.organization_id;

alter table private.client_notices drop column path,
  add check ((record_kind is null) = (record_id is null));
comment on column private.client_notices.record_id is
  'Record that the notice links to; null where a notice of an earlier release named no record.';
