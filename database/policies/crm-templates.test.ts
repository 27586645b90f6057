import { describeTablePolicies } from '../testing/table-policies.ts';

describeTablePolicies('public.crm_templates', {
  key: 'key',
  arrange: `insert into public.crm_templates (product, key, channel, name, body)
    values ('forja', 'planted', 'whatsapp', 'Modelo', 'Oi, {{first_name}}')`,
  anonymousSees: [],
  userSees: [],
  serverSees: ['planted'],
  anonymousReads: [],
  userReads: 'all',
  staffEdits: true,
  serverWrites: [],
});
