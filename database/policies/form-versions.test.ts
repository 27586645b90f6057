import { describeTablePolicies } from '../testing/table-policies.ts';

// Written by trigger alone; read with settings:read, which the user of this test lacks.
describeTablePolicies('public.form_versions', {
  key: 'version',
  arrange: `insert into public.form_versions (form_id, version, definition)
    select id, 900, '{}' from public.qualification_forms limit 1`,
  anonymousSees: [],
  userSees: [],
  serverSees: ['1', '900'],
  anonymousReads: [],
  userReads: 'all',
  serverWrites: [],
});
