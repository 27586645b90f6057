import { describeTablePolicies } from '../testing/table-policies.ts';

describeTablePolicies('public.submission_status_changes', {
  key: 'to_status',
  arrange: `insert into public.qualification_submissions (form_data) values ('{}');
    update public.qualification_submissions set status = 'contacted'`,
  anonymousSees: [],
  userSees: [],
  serverSees: ['contacted'],
  anonymousReads: [],
  userReads: [
    'id',
    'submission_id',
    'from_status',
    'to_status',
    'changed_by',
    'changed_role',
    'changed_at',
    'act',
    'close_reason',
    'close_note',
    'kept_deal',
    'cause',
    'undoes',
  ],
  serverWrites: [],
});
