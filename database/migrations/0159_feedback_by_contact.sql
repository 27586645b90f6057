-- Whoever goes is looked for in what she said, row by row: an import that is taken back lets thousands go.
-- expand

create index feedback_entries_of_contact on public.feedback_entries (contact_id)
  where contact_id is not null;
create index feedback_tickets_of_contact on public.feedback_tickets (contact_id)
  where contact_id is not null;
