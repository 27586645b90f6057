import { describeTablePolicies } from '../testing/table-policies.ts';

describeTablePolicies('private.outage_spools', {
  key: 'name',
  arrange: `insert into private.outages (id, began_at)
      values ('11111111-1111-4111-8111-111111111111', now());
    insert into private.outage_spools (name, outage_id, received, stored, set_aside)
      values ('20261129-a', '11111111-1111-4111-8111-111111111111', 2, 1, 0)`,
  anonymousSees: [],
  userSees: [],
  serverSees: [],
  anonymousReads: [],
  userReads: [],
  serverWrites: [],
  closedToServer: true,
});
