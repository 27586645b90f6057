-- Personal data of this feature: how the rows of a person are found, and what erasure does with them. Erasure goes by
-- position, over all features: a table comes before the tables through which its rows are found.
delete from private.personal_data where table_name in (
  'private.ticket_links', 'public.ticket_drafts', 'public.ticket_notes',
  'public.ticket_replies_later', 'public.feedback_tickets'
);
insert into private.personal_data (position, table_name, belongs, erasure, hidden, files) values
  (-26, 'private.ticket_links',
    $$t.email = ($1).email
      or t.ticket_id in (select private.tickets_of_person($1))$$,
    'delete', '{token_hash}', null),
  (44, 'public.ticket_drafts',
    $$t.ticket_id in (select private.tickets_of_person($1))$$,
    'delete', '{}', null),
  (46, 'public.ticket_notes',
    $$t.entry_id = any (($1).feedback)
      or t.ticket_id in (select private.tickets_of_person($1)) or t.from_address = ($1).email$$,
    'delete', '{author_id, body}', null),
  (47, 'public.ticket_replies_later',
    $$t.author_id = ($1).user_id
      or t.ticket_id in (select private.tickets_of_person($1))$$,
    'delete', '{author_id}', null),
  (80, 'public.feedback_tickets',
    $$t.id in (select private.tickets_of_person($1))$$,
    $$title = 'Chamado', contact_id = null, company_id = null, feedback_id = null, author_name = null, author_email = null, emptied_at = coalesce(t.emptied_at, now()), organization_id = null, client_project_id = null, subject = null$$, '{title, owner_id, created_by, due_order}', null);
