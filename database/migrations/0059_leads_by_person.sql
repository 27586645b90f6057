-- Leads in the order of their people: what they are ordered by stands in the row, so that an index
-- can hold it.

alter table public.qualification_submissions add column person_key text not null default '';
comment on column public.qualification_submissions.person_key is
  'The contact''s name, else the one that was answered, else the address, in lower case; kept by '
  'triggers, for the list of leads.';

create function private.person_key(p_contact_id uuid, form_data jsonb, form_snapshot jsonb)
returns text
language plpgsql stable set search_path = ''
as $$
declare
  contact public.crm_contacts;
begin
  select * into contact from public.crm_contacts c where c.id = p_contact_id;
  -- Cut, as a row of an index has no room for a page of text.
  return left(lower(coalesce(contact.name, private.lead_answer(form_data, form_snapshot, 'name'),
    contact.email, '')), 200);
end
$$;
revoke all on function private.person_key(uuid, jsonb, jsonb) from public;
comment on function private.person_key(uuid, jsonb, jsonb) is
  'By what a lead is found among the names of people.';

create function private.set_person_key() returns trigger
language plpgsql security definer set search_path = ''
as $$
begin
  new.person_key := private.person_key(new.contact_id, new.form_data, new.form_snapshot);
  return new;
end
$$;
revoke all on function private.set_person_key() from public;
comment on function private.set_person_key() is
  'Trigger: after the lead has found its contact, whose name comes first.';
-- Triggers of one kind fire by name: this one after receive_lead.
create trigger set_person_key before insert or update of contact_id
  on public.qualification_submissions
  for each row execute function private.set_person_key();

create function private.rename_leads() returns trigger
language plpgsql security definer set search_path = ''
as $$
begin
  update public.qualification_submissions s
    set person_key = private.person_key(new.id, s.form_data, s.form_snapshot)
    where s.contact_id = new.id;
  return null;
end
$$;
revoke all on function private.rename_leads() from public;
comment on function private.rename_leads() is 'Trigger: leads go by the name of their contact.';
create trigger rename_leads after update of name, email on public.crm_contacts
  for each row when (old.name is distinct from new.name or old.email is distinct from new.email)
  execute function private.rename_leads();

update public.qualification_submissions s
  set person_key = private.person_key(s.contact_id, s.form_data, s.form_snapshot);
create index qualification_submissions_by_person
  on public.qualification_submissions (person_key, id);

create or replace function public.leads_page(
  p_text text default null,
  p_status text default null,
  p_source text default null,
  p_after uuid default null,
  p_limit integer default 50,
  p_from date default null,
  p_to date default null,
  p_sort text default 'arrived',
  p_descending boolean default true
) returns table (
  id uuid, protocol text, name text, email text, phone text, company text, source text,
  source_page text, utm_source text, utm_medium text, utm_campaign text, status text,
  review_reason text, created_at timestamptz
)
language plpgsql stable security definer set search_path = ''
as $$
declare
  -- Only texts from here come into the statement; what the caller says goes in as values.
  key text := case p_sort
    when 'person' then 's.person_key'
    when 'status' then
      'array_position(array[''new'', ''contacted'', ''qualified'', ''converted'', ''lost'',
        ''spam''], s.status)'
    when 'source' then 's.source'
    else 's.created_at' end;
  ranked text := case when p_descending then 'desc' else 'asc' end;
begin
  if not public.has_permission(private.uid(), 'crm', 'read') then
    raise exception 'crm_read_missing' using errcode = '42501';
  end if;
  return query execute format('
    select s.id, s.protocol,
      coalesce(c.name, private.lead_answer(s.form_data, s.form_snapshot, ''name'')),
      coalesce(c.email, private.lead_answer(s.form_data, s.form_snapshot, ''email'')),
      coalesce(c.phone, private.lead_answer(s.form_data, s.form_snapshot, ''phone'')),
      coalesce(c.company, private.lead_answer(s.form_data, s.form_snapshot, ''company'')),
      s.source, s.source_page, s.utm_source, s.utm_medium, s.utm_campaign, s.status,
      s.review_reason, s.created_at
    from public.qualification_submissions s
    left join public.crm_contacts c on c.id = s.contact_id
    where %1$s %2$s
    order by %3$s %4$s, s.id %4$s limit least(greatest($7, 1), 1000)',
    private.lead_conditions(p_text, p_status, p_source, p_from, p_to),
    case when p_after is null then '' else format(
      'and (%1$s, s.id) %2$s (select %1$s, s.id from public.qualification_submissions s
        left join public.crm_contacts c on c.id = s.contact_id where s.id = $6)',
      key, case when p_descending then '<' else '>' end) end,
    key, ranked)
  using p_text, p_status, p_source, p_from, p_to, p_after, p_limit;
end
$$;
