-- Personal data of this feature: how the rows of a person are found, and what erasure does with them. Erasure goes by
-- position, over all features: a table comes before the tables through which its rows are found.
delete from private.personal_data where table_name = 'public.custom_field_values';
insert into private.personal_data (position, table_name, belongs, erasure, hidden, files) values
  (49, 'public.custom_field_values',
    $$t.contact_id = any (($1).contacts)
      or t.deal_id in (select d.id from public.crm_deals d where d.contact_id = any (($1).contacts))
      or t.ticket_id in (select private.tickets_of_person($1))$$,
    'delete', '{}', null);
