import { describeTablePolicies } from '../testing/table-policies.ts';

describeTablePolicies('public.crm_imports', {
  key: 'file_name',
  arrange: `insert into public.crm_imports (id, product, file_name, encoding, separator, header,
      fingerprint, lines, source)
    values (gen_random_uuid(), 'forja', 'agenda.csv', 'utf-8', ';', '{Nome}', repeat('0', 64), 1,
      'website')`,
  anonymousSees: [],
  userSees: [],
  serverSees: ['agenda.csv'],
  anonymousReads: [],
  userReads: 'all',
  serverWrites: [],
});
