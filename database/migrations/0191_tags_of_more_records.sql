-- Contacts, companies and tickets bear tags, as leads and deals do. Companies are found by city.
-- expand
alter table public.crm_tag_links
  add column if not exists contact_id uuid references public.crm_contacts (id) on delete cascade,
  add column if not exists company_id uuid references public.crm_companies (id) on delete cascade,
  add column if not exists ticket_id uuid references public.feedback_tickets (id) on delete cascade;
alter table public.crm_tag_links drop constraint if exists crm_tag_links_check;
alter table public.crm_tag_links add constraint crm_tag_links_check
  check (num_nonnulls(lead_id, deal_id, contact_id, company_id, ticket_id) = 1);
create unique index if not exists crm_tag_links_of_contact on public.crm_tag_links (contact_id, tag_id)
  where contact_id is not null;
create unique index if not exists crm_tag_links_of_company on public.crm_tag_links (company_id, tag_id)
  where company_id is not null;
create unique index if not exists crm_tag_links_of_ticket on public.crm_tag_links (ticket_id, tag_id)
  where ticket_id is not null;
grant select (contact_id, company_id, ticket_id) on public.crm_tag_links to authenticated, service_role;
comment on table public.crm_tags is 'Words that staff and rules mark leads, deals, contacts, companies and tickets with.';
comment on table public.crm_tag_links is
  'Which lead, deal, contact, company or ticket bears which tag; by a run of a rule, or by somebody.';
comment on column public.crm_tag_links.product is
  'That of its lead or deal when it was put there; others are read with their record.';
create index if not exists crm_companies_of_city on public.crm_companies (private.folded(city))
  where city is not null;
