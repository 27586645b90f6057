import { describeTablePolicies } from '../testing/table-policies.ts';

describeTablePolicies('public.crm_import_lines', {
  key: 'line',
  arrange: `with file as (
      insert into public.crm_imports (id, product, file_name, encoding, separator, header,
        fingerprint, lines, source)
      values (gen_random_uuid(), 'forja', 'agenda.csv', 'utf-8', ';', '{Nome}', repeat('0', 64), 1,
        'website') returning id)
    insert into public.crm_import_lines (import_id, line, cells, plan)
    select id, 2, '{Ana}', 'new' from file`,
  anonymousSees: [],
  userSees: [],
  serverSees: ['2'],
  anonymousReads: [],
  userReads: [
    'cells',
    'contact_id',
    'id',
    'import_id',
    'line',
    'outcome',
    'plan',
    'ran_at',
    'remarks',
    'standing',
  ],
  serverWrites: [],
});
