-- The custom field that the answer to a question fills in.
-- expand
alter table public.form_fields
  add column custom_field_id uuid references public.custom_fields (id) on delete set null;
create index form_fields_custom_field on public.form_fields (custom_field_id) where custom_field_id is not null;
grant select (custom_field_id) on public.form_fields to anon;
grant select (custom_field_id), insert (custom_field_id), update (custom_field_id) on public.form_fields to authenticated;
comment on column public.form_fields.custom_field_id is
  'The custom field of the contact or of the deal that an answer fills in, where that is empty.';
