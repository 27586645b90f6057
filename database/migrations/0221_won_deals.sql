-- Who has a won deal is counted from an index of these deals alone, less the contacts that are inactive.
-- expand
create index if not exists crm_deals_won on public.crm_deals (contact_id) include (product)
  where is_active and state = 'won';
create index if not exists crm_contacts_inactive on public.crm_contacts (id) where not is_active;
-- Users of one product look for their contacts among those of a source: without the table.
drop index if exists private.contact_words_of_source;
create index contact_words_of_source on private.contact_words (source, created_at, id) include (products);
