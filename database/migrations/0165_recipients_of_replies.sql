-- To whom a reply was sent, by ids alone: names and addresses are read where they are kept.
-- expand
alter table public.feedback_messages add column sent_to jsonb not null default '[]'
  check (jsonb_typeof(sent_to) = 'array');
-- Its rows are those that staff may read by the policy of messages.
grant select (sent_to) on public.feedback_messages to authenticated;
comment on column public.feedback_messages.sent_to is
  'The requesters that a reply was sent to: of each their entry, or the ticket they asked in, and whether it was '
  'mailed. Empty for a message of a requester, and for a reply from before this was stored.';
