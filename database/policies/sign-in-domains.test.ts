import { describeTablePolicies } from '../testing/table-policies.ts';

describeTablePolicies('public.sign_in_domains', {
  key: 'domain',
  arrange: `with made as (insert into public.sign_in_issuers (name, issuer, client_id, secret_sealed)
    values ('Sample', 'https://sample.example', 'sample', repeat('x', 60)) returning id)
    insert into public.sign_in_domains (domain, issuer_id) select 'sample.example', id from made`,
  anonymousSees: [],
  userSees: [],
  serverSees: ['sample.example'],
  anonymousReads: [],
  userReads: ['domain', 'issuer_id', 'is_required'],
  serverWrites: [],
});
