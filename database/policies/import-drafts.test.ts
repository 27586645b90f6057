import { describeTablePolicies } from '../testing/table-policies.ts';

describeTablePolicies('private.import_drafts', {
  key: 'id',
  arrange: `with file as (
      insert into public.crm_imports (id, product, file_name, encoding, separator, header,
        fingerprint, lines, source)
      values (gen_random_uuid(), 'forja', 'agenda.csv', 'utf-8', ';', '{Nome}', repeat('0', 64), 1,
        'website') returning id)
    insert into private.import_drafts (import_id, kind, id, stands)
    select id, 'contact', 'one', '{"name": "Ana"}' from file`,
  anonymousSees: [],
  userSees: [],
  serverSees: [],
  anonymousReads: [],
  userReads: [],
  serverWrites: [],
  closedToServer: true,
});
