-- Mails of leads and contacts stand beside those that they answer, in whatever words they came.
-- expand

alter table public.crm_messages
  drop constraint crm_messages_check,
  drop constraint crm_messages_body_check,
  drop constraint crm_messages_subject_check,
  -- What is left to fill in is ours to forget, and theirs to write.
  add constraint crm_messages_body_check
    check (length(body) <= 8000 and (direction = 'in' or body !~ '\{\{[^{}]*\}\}')),
  add constraint crm_messages_subject_check check (length(subject) <= 200
    and (direction = 'in' or subject !~ '\{\{[^{}]*\}\}') and subject !~ '[\n\r]');
comment on column public.crm_messages.direction is 'Out to them; in for a call or a mail of theirs.';
comment on column public.crm_messages.recipient is
  'Whom it went to; of a mail that came in, who sent it.';
