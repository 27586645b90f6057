import { describeTablePolicies } from '../testing/table-policies.ts';

describeTablePolicies('public.sign_in_issuers', {
  key: 'name',
  arrange: `insert into public.sign_in_issuers (name, issuer, client_id, secret_sealed)
    values ('Sample', 'https://sample.example', 'sample', repeat('x', 60))`,
  anonymousSees: [],
  userSees: [],
  serverSees: ['Sample'],
  anonymousReads: [],
  userReads: [
    ...[
      'id',
      'name',
      'issuer',
      'client_id',
      'role_claim',
      'default_role',
      'second_step',
      'is_enabled',
    ],
    ...['position', 'revision', 'made_by', 'created_at'],
  ],
  serverWrites: [],
});
