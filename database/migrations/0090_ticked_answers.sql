-- Questions that are answered by ticking: one box, stored as true or false, or several options, stored
-- as a list of their values. What shape an answer may have: private.answer_fits.
-- expand

alter table public.form_fields
  drop constraint form_fields_field_type_check,
  add constraint form_fields_field_type_check
    check (field_type in ('email', 'tel', 'textarea', 'select', 'text', 'checkbox')),
  -- A tick is no name and no address.
  add constraint form_fields_checkbox_property
    check (field_type <> 'checkbox' or contact_property is null);
comment on column public.form_fields.options is
  'Choices of a select or a checkbox: [{"value": "software", "label": "Software e apps"}]. A '
  'checkbox without any is a single box, such as a consent.';
comment on column public.qualification_submissions.form_data is
  'Answers by field name: text, for a checkbox true or false, or with options the list of the '
  'values chosen. Without a form the keys name, email, phone, company and message.';
