import { describeTablePolicies } from '../testing/table-policies.ts';

describeTablePolicies('public.webhook_deliveries', {
  key: 'event',
  arrange: `with made as (insert into identity.users (id, name, email)
      values ('00000000-0000-4000-8000-0000000000a3', 'Ana', 'ana@log.example') returning id),
    hook as (insert into public.webhooks (name, url, events, secret_sealed, owner_id)
      select 'Sample', 'https://sample.example', '{lead.created}', repeat('x', 60), id from made returning id)
    insert into public.webhook_deliveries (webhook_id, event, record_id, data)
    select id, 'lead.created', gen_random_uuid(), '{}' from hook`,
  anonymousSees: [],
  userSees: [],
  serverSees: ['lead.created'],
  anonymousReads: [],
  userReads: [
    ...[
      'id',
      'seq',
      'webhook_id',
      'event',
      'record_id',
      'data',
      'happened_at',
      'state',
      'tries',
      'next_at',
    ],
    ...['answer_status', 'error', 'tried_at', 'replay_of'],
  ],
  serverWrites: [],
});
