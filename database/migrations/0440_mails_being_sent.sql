-- A mail is on record while it is handed to the mail server: a process that ends meanwhile leaves it so
-- until its job is done anew.
-- expand

alter table public.mails drop constraint mails_state_check, add constraint mails_state_check
  check (state in ('waiting', 'sending', 'sent', 'kept', 'withheld', 'failed', 'dropped'));
alter table public.crm_messages drop constraint crm_messages_mail_state_check,
  add constraint crm_messages_mail_state_check
  check (mail_state in ('waiting', 'sending', 'sent', 'kept', 'withheld', 'failed', 'dropped'));
comment on column public.mails.state is
  'waiting for another try; sending while the mail server takes it; sent to the mail server; kept on this '
  'machine, which has none; withheld because its address had its share; failed for good; dropped because '
  'by now there was nothing to send.';
