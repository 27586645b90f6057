-- Tickets of clients: opened in the portal, or by the mail of one of their people, and read by their people.
-- expand

alter table public.feedback_tickets
  add column organization_id uuid references public.client_organizations (id) on delete set null,
  add column client_project_id uuid references public.projects (id) on delete set null;
create index feedback_tickets_of_client on public.feedback_tickets (organization_id, last_public_at, id)
  where organization_id is not null;
create index feedback_tickets_of_client_project on public.feedback_tickets (client_project_id)
  where client_project_id is not null;
grant select (organization_id, client_project_id) on public.feedback_tickets to authenticated;
-- Not granted: any writing. Who opens it decides, and a trigger.
comment on column public.feedback_tickets.organization_id is
  'The client whose people follow it in the portal; set when it is opened.';
comment on column public.feedback_tickets.client_project_id is 'The work for that client that it is about.';

alter table public.feedback_messages
  add column organization_id uuid references public.client_organizations (id) on delete set null;
create index feedback_messages_of_client on public.feedback_messages (organization_id)
  where organization_id is not null;
grant select (organization_id) on public.feedback_messages to authenticated;
comment on column public.feedback_messages.organization_id is
  'The client one of whose people has said it; what others say in the same ticket is not shown to them.';

update private.personal_data set erasure = erasure || ', organization_id = null, client_project_id = null'
  where table_name = 'public.feedback_tickets';
