-- A contact is found by what WhatsApp knows it as: since 2026 people write there without showing a number.
-- expand
alter table public.crm_contact_points drop constraint crm_contact_points_kind_check;
alter table public.crm_contact_points add constraint crm_contact_points_kind_check
  check (kind in ('email', 'phone', 'whatsapp'));
-- One person each: of two contacts with the same one, a merge leaves one row.
create unique index crm_contact_points_whatsapp on public.crm_contact_points (match_key)
  where kind = 'whatsapp';
comment on table public.crm_contact_points is
  'What a contact is found by: e-mails, phones, and WhatsApp''s user ids and names; the primary e-mail and phone stand '
  'in crm_contacts as well.';
comment on column public.crm_contact_points.match_key is
  'What two ways of writing it have in common, by private.point_key(): lower-case address, private.phone_key(), '
  'WhatsApp''s user id (BR.1a2B) or user name (@ana).';
