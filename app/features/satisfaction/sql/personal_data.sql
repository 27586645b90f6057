-- Personal data of this feature: how the rows of a person are found, and what erasure does with them. Erasure goes by
-- position, over all features: a table comes before the tables through which its rows are found.
delete from private.personal_data where table_name in (
  'public.survey_consents', 'public.nps_invitations', 'public.ticket_ratings'
);
insert into private.personal_data (position, table_name, belongs, erasure, hidden, files) values
  (-25, 'public.survey_consents', $$t.email = ($1).email$$, 'delete', '{noted_by, left_by}', null),
  (-24, 'public.nps_invitations',
    $$t.contact_id = any (($1).contacts) or t.email = ($1).email$$,
    'delete', '{}', null),
  (-23, 'public.ticket_ratings',
    $$t.entry_id = any (($1).feedback) or t.author_email = ($1).email
      or t.entry_id is null and t.ticket_id in (select private.tickets_of_person($1))$$,
    'delete', '{}', null);
