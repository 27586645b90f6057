import { describeTablePolicies } from '../testing/table-policies.ts';

describeTablePolicies('private.feedback_follow_up_secrets', {
  key: 'token_hash',
  arrange: `with entry as (
      insert into public.feedback_entries (id, protocol, project_id, type, verbatim)
      select gen_random_uuid(), 'F-SECRET', p.id, 'bug', 'Quebrou.'
      from public.feedback_projects p where p.key = 'forja' returning id)
    insert into private.feedback_follow_up_secrets (entry_id, kind, token_hash)
    select id, 'browser', repeat('b', 64) from entry`,
  anonymousSees: [],
  userSees: [],
  serverSees: [],
  anonymousReads: [],
  userReads: [],
  serverWrites: [],
  closedToServer: true,
});
