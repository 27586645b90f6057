import { describeTablePolicies } from '../testing/table-policies.ts';

describeTablePolicies('public.deliverable_versions', {
  key: 'file_name',
  arrange: `insert into public.client_organizations (id, name) values ('00000000-0000-4000-8000-00000000c200', 'Padaria Sol');
    insert into public.projects (id, organization_id, name, starts_on, shown_at)
      values ('00000000-0000-4000-8000-00000000c300', '00000000-0000-4000-8000-00000000c200', 'Pedidos',
        '2026-08-03', now());
    insert into public.deliverables (id, project_id, position, title)
      values ('00000000-0000-4000-8000-00000000c400', '00000000-0000-4000-8000-00000000c300', 4, 'Tela');
    insert into public.deliverable_versions (id, deliverable_id, number, storage_key, file_name,
        content_type, size, sha256)
      values ('00000000-0000-4000-8000-00000000c500', '00000000-0000-4000-8000-00000000c400', 1,
        'projects/' || repeat('0', 64), 'tela.pdf', 'application/pdf', 3, repeat('0', 64))`,
  anonymousSees: [],
  userSees: [],
  serverSees: ['tela.pdf'],
  anonymousReads: [],
  userReads: [
    'id',
    'deliverable_id',
    'number',
    'state',
    'file_name',
    'content_type',
    'size',
    'sha256',
    'link',
    'changes',
    'sent_by',
    'sent_at',
    'drawing',
    'pages',
    'width',
    'height',
  ],
  serverWrites: [],
});
