import { describeTablePolicies } from '../testing/table-policies.ts';

describeTablePolicies('public.content_addresses', {
  key: 'address',
  arrange: `delete from public.content_addresses;
    insert into public.content_addresses (kind, slug, address, is_current) values
      ('person', 'one', 'once', false), ('person', 'one', 'now', true)`,
  anonymousSees: [],
  userSees: [],
  anonymousReads: [],
  userReads: 'all',
  serverSees: ['now', 'once'],
  serverWrites: [],
});
