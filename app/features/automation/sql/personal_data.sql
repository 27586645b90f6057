-- Personal data of this feature: how the rows of a person are found, and what erasure does with them. Erasure goes by
-- position, over all features: a table comes before the tables through which its rows are found.
delete from private.personal_data where table_name in (
  'public.automation_notices', 'public.automation_runs'
);
insert into private.personal_data (position, table_name, belongs, erasure, hidden, files) values
  (28, 'public.automation_notices',
    $$t.lead_id = any (($1).leads) or t.deal_id in (select d.id
      from public.crm_deals d where d.contact_id = any (($1).contacts)) or t.ticket_id in (select private.tickets_of_person($1))$$,
    'delete', '{user_id}', null),
  (29, 'public.automation_runs',
    $$t.subject_id = any (($1).leads) or t.subject_id in (select d.id
      from public.crm_deals d where d.contact_id = any (($1).contacts)) or t.subject_id in (select private.tickets_of_person($1))$$,
    $$subject_id = null, fact_key = t.id::text, fact = '{}', acts = '[]'$$, '{undone_by}', null);
