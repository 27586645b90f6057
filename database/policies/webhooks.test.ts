import { describeTablePolicies } from '../testing/table-policies.ts';

const OWNER = `with made as (insert into identity.users (id, name, email)
    values ('00000000-0000-4000-8000-0000000000a2', 'Ana', 'ana@hooks.example') returning id)`;

describeTablePolicies('public.webhooks', {
  key: 'name',
  arrange: `${OWNER}
    insert into public.webhooks (name, url, events, secret_sealed, owner_id)
    select 'Sample', 'https://sample.example', '{lead.created}', repeat('x', 60), id from made`,
  anonymousSees: [],
  userSees: [],
  serverSees: ['Sample'],
  anonymousReads: [],
  userReads: [
    ...['id', 'name', 'url', 'events', 'product', 'owner_id', 'state', 'failures', 'failing_since'],
    'created_at',
  ],
  serverWrites: [],
});
