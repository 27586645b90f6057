-- What waits for the people of a client is looked up on every page of theirs: by its own index, and not among all
-- tickets that the client ever had.
-- expand
create index feedback_tickets_waiting_for_client on public.feedback_tickets (organization_id, last_public_at, id)
  where waits_for = 'customer' and organization_id is not null;
