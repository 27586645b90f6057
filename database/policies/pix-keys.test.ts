import { describeTablePolicies } from '../testing/table-policies.ts';

describeTablePolicies('public.pix_keys', {
  key: 'key',
  arrange: `insert into public.pix_keys (kind, key, merchant_name, merchant_city)
    values ('email', 'pix@casa.example', 'FORJA', 'SJ RIO PRETO')`,
  anonymousSees: [],
  userSees: [],
  serverSees: ['pix@casa.example'],
  anonymousReads: [],
  userReads: 'all',
  serverWrites: [],
});
