import { describeTablePolicies } from '../testing/table-policies.ts';

describeTablePolicies('public.project_file_versions', {
  key: 'file_name',
  arrange: `insert into public.client_organizations (id, name) values ('00000000-0000-4000-8000-00000000c200', 'Padaria Sol');
    insert into public.projects (id, organization_id, name, starts_on, shown_at)
      values ('00000000-0000-4000-8000-00000000c300', '00000000-0000-4000-8000-00000000c200', 'Pedidos',
        '2026-08-03', now());
    insert into public.project_folders (id, project_id, name)
      values ('00000000-0000-4000-8000-00000000c900', '00000000-0000-4000-8000-00000000c300', 'Logos');
    insert into public.project_files (id, project_id, folder_id, name)
      values ('00000000-0000-4000-8000-00000000ca00', '00000000-0000-4000-8000-00000000c300',
        '00000000-0000-4000-8000-00000000c900', 'logo.png');
    insert into public.project_file_versions (id, file_id, number, storage_key, file_name, content_type,
        size, sha256, from_client)
      values ('00000000-0000-4000-8000-00000000cb00', '00000000-0000-4000-8000-00000000ca00', 1,
        'projects/' || repeat('1', 64), 'logo.png', 'image/png', 3, repeat('1', 64), true)`,
  anonymousSees: [],
  userSees: [],
  serverSees: ['logo.png'],
  anonymousReads: [],
  userReads: [
    'id',
    'file_id',
    'number',
    'file_name',
    'content_type',
    'size',
    'sha256',
    'from_client',
    'sent_by',
    'sent_at',
  ],
  serverWrites: [],
});
