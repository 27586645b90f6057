import { describeTablePolicies } from '../testing/table-policies.ts';

describeTablePolicies('public.qualification_forms', {
  key: 'name',
  arrange: `insert into public.qualification_forms (name, title, thank_you_title, thank_you_message,
    is_active) values ('shown', 't', 't', 't', true), ('retired', 't', 't', 't', false)`,
  anonymousSees: ['shown'],
  userSees: ['shown'],
  serverSees: ['shown', 'retired'],
  anonymousReads: 'all',
  userReads: 'all',
  staffEdits: true,
  serverWrites: ['insert', 'update', 'delete'],
});
