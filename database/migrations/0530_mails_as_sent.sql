-- Mails as people send them: office files and pictures within the text, mails of web forms, automatic replies.
-- expand

alter table public.inbound_mails
  add column relayed_by text check (length(relayed_by) between 3 and 254);
grant select (relayed_by) on public.inbound_mails to authenticated, service_role;
comment on column public.inbound_mails.relayed_by is
  'The address of the program that sent what somebody wrote, such as a web form; the author is whom '
  'Reply-To names, which proves nothing.';

alter table public.inbound_mail_files
  add column shown_within text check (shown_within in ('own', 'folded')),
  drop constraint inbound_mail_files_content_type_check,
  add constraint inbound_mail_files_content_type_check check (content_type in (
    'image/jpeg', 'image/png', 'image/gif', 'image/webp', 'image/heic', 'application/pdf', 'text/plain',
    'text/calendar', 'message/rfc822', 'application/msword', 'application/vnd.ms-excel',
    'application/vnd.ms-powerpoint',
    'application/vnd.openxmlformats-officedocument.wordprocessingml.document',
    'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
    'application/vnd.openxmlformats-officedocument.presentationml.presentation',
    'application/vnd.oasis.opendocument.text', 'application/vnd.oasis.opendocument.spreadsheet',
    'application/vnd.oasis.opendocument.presentation'));
grant select (shown_within) on public.inbound_mail_files to authenticated, service_role;
comment on column public.inbound_mail_files.shown_within is
  'Of a picture within the text: whether it stands in what was written or in what is folded away.';

alter table public.ticket_notes
  add column from_address text check (length(from_address) between 3 and 254);
grant select (from_address) on public.ticket_notes to authenticated, service_role;
comment on column public.ticket_notes.from_address is
  'Of an automatic reply, such as an absence note: the address that it came from.';

update private.personal_data set belongs = belongs || ' or t.from_address = ($1).email'
  where table_name = 'public.ticket_notes';
