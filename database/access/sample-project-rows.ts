/** As sampleRows: a row of each table of the work for clients, after the client itself. */
export const sampleProjectRows: Record<string, string> = {
  projects: `insert into public.projects (id, organization_id, name, starts_on)
    values ('00000000-0000-4000-8000-00000000c300', '00000000-0000-4000-8000-00000000c200', 'Sample',
      '2026-08-03')`,
  project_stages: `insert into public.project_stages (project_id, position)
    values ('00000000-0000-4000-8000-00000000c300', 1)`,
  project_date_changes: `insert into public.project_date_changes
    (act, project_id, position, kind, to_on, cause, whose)
    values (gen_random_uuid(), '00000000-0000-4000-8000-00000000c300', 1, 'planned', '2026-08-08',
      'Sample', 'ours')`,
  deliverables: `insert into public.deliverables (id, project_id, position, title)
    values ('00000000-0000-4000-8000-00000000c400', '00000000-0000-4000-8000-00000000c300', 1,
      'Sample')`,
  deliverable_versions: `insert into public.deliverable_versions
    (id, deliverable_id, number, file_name, content_type, size, sha256, storage_key)
    values ('00000000-0000-4000-8000-00000000c500', '00000000-0000-4000-8000-00000000c400', 1, 'sample',
      'text/plain', 1, repeat('0', 64), 'projects/' || repeat('0', 64))`,
  version_pages: `insert into public.version_pages (version_id, page, width, height, storage_key)
    values ('00000000-0000-4000-8000-00000000c500', 1, 700, 990, 'projects/' || repeat('2', 64))`,
  approvals: `insert into public.approvals
    (version_id, receipt, member_role, organization_name, file_name, size, sha256)
    values ('00000000-0000-4000-8000-00000000c500', 'A-SAMP-LE00', 'owner', 'Sample', 'sample', 1,
      repeat('0', 64))`,
  project_waits: `insert into public.project_waits (project_id, position, what, since)
    values ('00000000-0000-4000-8000-00000000c300', 1, 'Sample', '2026-08-04')`,
  project_updates: `insert into public.project_updates (id, project_id, body)
    values ('00000000-0000-4000-8000-00000000c600', '00000000-0000-4000-8000-00000000c300', 'Sample')`,
  project_comments: `insert into public.project_comments (id, project_id, update_id, from_client, body)
    values ('00000000-0000-4000-8000-00000000c700', '00000000-0000-4000-8000-00000000c300',
      '00000000-0000-4000-8000-00000000c600', true, 'Sample')`,
  project_notes: `insert into public.project_notes (id, project_id, body)
    values ('00000000-0000-4000-8000-00000000c800', '00000000-0000-4000-8000-00000000c300', 'Sample')`,
  project_events: `insert into public.project_events (project_id, kind)
    values ('00000000-0000-4000-8000-00000000c300', 'shown')`,
  invoices: `insert into public.invoices (id, organization_id, number, description, value, due_on)
    values ('00000000-0000-4000-8000-00000000ca00', '00000000-0000-4000-8000-00000000c200', '2026-001',
      'Sample', 1, '2026-11-27')`,
  invoice_events: `insert into public.invoice_events (invoice_id, kind)
    values ('00000000-0000-4000-8000-00000000ca00', 'begun')`,
  pix_keys: `insert into public.pix_keys (kind, key, merchant_name, merchant_city)
    values ('email', 'sample@sample.example', 'Sample', 'Sample')`,
  project_folders: `insert into public.project_folders (id, project_id, name)
    values ('00000000-0000-4000-8000-00000000c900', '00000000-0000-4000-8000-00000000c300', 'Sample')`,
  project_files: `insert into public.project_files (id, project_id, folder_id, name)
    values ('00000000-0000-4000-8000-00000000ca00', '00000000-0000-4000-8000-00000000c300',
      '00000000-0000-4000-8000-00000000c900', 'sample')`,
  project_file_versions: `insert into public.project_file_versions
    (id, file_id, number, file_name, content_type, size, sha256, storage_key, from_client)
    values ('00000000-0000-4000-8000-00000000cb00', '00000000-0000-4000-8000-00000000ca00', 1, 'sample',
      'text/plain', 1, repeat('1', 64), 'projects/' || repeat('1', 64), false)`,
  client_invitations: `insert into public.client_invitations (organization_id, email, name, role)
    values ('00000000-0000-4000-8000-00000000c200', 'sample@example.com', 'Sample', 'member')`,
};
