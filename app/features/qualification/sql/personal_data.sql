-- Personal data of this feature: how the rows of a person are found, and what erasure does with them. Erasure goes by
-- position, over all features: a table comes before the tables through which its rows are found.
delete from private.personal_data where table_name in (
  'public.lead_journeys', 'public.lead_notes',
  'public.submission_status_changes', 'public.qualification_submissions', 'public.unfinished_leads'
);
insert into private.personal_data (position, table_name, belongs, erasure, hidden, files) values
  (0, 'public.lead_journeys', $$t.submission_id = any (($1).leads)$$, 'delete', '{}', null),
  (40, 'public.lead_notes', $$t.lead_id = any (($1).leads)$$, 'delete', '{author_id, body}', null),
  (100, 'public.submission_status_changes', $$t.submission_id = any (($1).leads)$$, 'delete', '{}', null),
  (110, 'public.qualification_submissions', $$t.id = any (($1).leads)$$, 'delete', '{}', null),
  (115, 'public.unfinished_leads',
    $$t.email = ($1).email or exists (
      select from jsonb_each_text(t.form_data) answer where lower(btrim(answer.value)) = ($1).email)$$,
    'delete', '{}', null);
