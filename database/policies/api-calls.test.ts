import { describeTablePolicies } from '../testing/table-policies.ts';

describeTablePolicies('private.api_calls', {
  key: 'idempotency_key',
  arrange: `with made as (insert into identity.users (id, name, email)
      values ('00000000-0000-4000-8000-0000000000a4', 'Ana', 'ana@calls.example') returning id),
    key as (insert into public.api_keys (name, prefix, secret_hash, scopes, owner_id)
      select 'Sample', 'forja_samplesb', sha256('calls'), '{crm:read}', id from made returning id)
    insert into private.api_calls (key_id, idempotency_key, request_hash, record_id, is_new)
    select id, 'once', sha256('once'), gen_random_uuid(), true from key`,
  anonymousSees: [],
  userSees: [],
  serverSees: [],
  anonymousReads: [],
  userReads: [],
  serverWrites: [],
  closedToServer: true,
});
