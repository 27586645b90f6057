import { describeTablePolicies } from '../testing/table-policies.ts';

// A question is seen exactly while its form is.
describeTablePolicies('public.form_fields', {
  key: 'field_name',
  arrange: `with form as (
      insert into public.qualification_forms (name, title, thank_you_title, thank_you_message,
        is_active) values ('open', 't', 't', 't', true), ('closed', 't', 't', 't', false)
      returning id, name)
    insert into public.form_fields (form_id, field_name, field_label, field_type)
    select id, 'of_' || name, 'l', 'text' from form`,
  anonymousSees: ['of_open'],
  userSees: ['of_open'],
  serverSees: ['of_open', 'of_closed'],
  anonymousReads: 'all',
  userReads: 'all',
  staffEdits: true,
  serverWrites: ['insert', 'update', 'delete'],
});
