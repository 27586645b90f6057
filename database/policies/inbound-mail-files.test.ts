import { describeTablePolicies } from '../testing/table-policies.ts';

const MAIL = '00000000-0000-4000-8000-0000000000fc';

describeTablePolicies('public.inbound_mail_files', {
  key: 'original_name',
  arrange: `insert into public.inbound_mails (id, state, from_address)
      values ('${MAIL}', 'waiting', 'bia@rua.example');
    insert into public.inbound_mail_files
      (mail_id, storage_key, original_name, content_type, size, sha256)
      values ('${MAIL}', 'inbound/' || repeat('0', 64), 'tela.png', 'image/png', 3, repeat('0', 64))`,
  anonymousSees: [],
  userSees: [],
  serverSees: ['tela.png'],
  anonymousReads: [],
  userReads: 'all',
  serverWrites: [],
});
