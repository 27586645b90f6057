import { describeTablePolicies } from '../testing/table-policies.ts';

describeTablePolicies('public.sign_in_roles', {
  key: 'claim_value',
  arrange: `with made as (insert into public.sign_in_issuers (name, issuer, client_id, secret_sealed)
    values ('Sample', 'https://sample.example', 'sample', repeat('x', 60)) returning id)
    insert into public.sign_in_roles (issuer_id, claim_value, role) select id, 'sample', 'viewer' from made`,
  anonymousSees: [],
  userSees: [],
  serverSees: ['sample'],
  anonymousReads: [],
  userReads: ['issuer_id', 'claim_value', 'role', 'product'],
  serverWrites: [],
});
