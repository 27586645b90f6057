import { describeTablePolicies } from '../testing/table-policies.ts';

describeTablePolicies('public.api_keys', {
  key: 'name',
  arrange: `with made as (insert into identity.users (id, name, email)
      values ('00000000-0000-4000-8000-0000000000a1', 'Ana', 'ana@sample.example') returning id)
    insert into public.api_keys (name, prefix, secret_hash, scopes, owner_id)
    select 'Sample', 'forja_samplesa', sha256('sample'), '{crm:read}', id from made`,
  anonymousSees: [],
  userSees: [],
  serverSees: ['Sample'],
  anonymousReads: [],
  userReads: [
    'id',
    'name',
    'prefix',
    'scopes',
    'product',
    'owner_id',
    'created_at',
    'expires_at',
    'last_used_at',
    'revoked_at',
    'revoked_by',
  ],
  serverWrites: [],
});
