import { describeTablePolicies } from '../testing/table-policies.ts';

describeTablePolicies('private.deal_spans', {
  key: 'deal_id',
  arrange: `insert into private.deal_spans
      (deal_id, pipeline_id, stage_id, is_open, value, from_at)
    select gen_random_uuid(), s.pipeline_id, s.id, true, 5, now() from public.crm_stages s limit 1`,
  anonymousSees: [],
  userSees: [],
  serverSees: [],
  anonymousReads: [],
  userReads: [],
  serverWrites: [],
  closedToServer: true,
});
