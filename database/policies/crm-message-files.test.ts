import { describeTablePolicies } from '../testing/table-policies.ts';

const MESSAGE = '00000000-0000-4000-8000-000000000002';

describeTablePolicies('public.crm_message_files', {
  key: 'original_name',
  arrange: `insert into public.crm_messages (id, channel, product, body)
      values ('${MESSAGE}', 'whatsapp', 'forja', 'Oi');
    insert into public.crm_message_files
      (message_id, storage_key, original_name, content_type, size, sha256) values
      ('${MESSAGE}', 'messages/' || repeat('0', 64), 'proposta.pdf', 'application/pdf', 3, repeat('0', 64)),
      (null, 'messages/' || repeat('1', 64), 'espera.pdf', 'application/pdf', 3, repeat('1', 64))`,
  anonymousSees: [],
  userSees: [],
  serverSees: ['proposta.pdf', 'espera.pdf'],
  anonymousReads: [],
  userReads: 'all',
  serverWrites: [],
});
