import { describeTablePolicies } from '../testing/table-policies.ts';

describeTablePolicies('public.page_seo', {
  key: 'page_path',
  arrange: `insert into public.page_seo (page_path, title) values ('/sobre', 'Sobre')`,
  anonymousSees: ['/sobre'],
  userSees: ['/sobre'],
  serverSees: ['/sobre'],
  anonymousReads: 'all',
  userReads: 'all',
  staffEdits: true,
  serverWrites: ['insert', 'update', 'delete'],
});
