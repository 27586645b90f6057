create or replace function private.open_ticket() returns trigger
language plpgsql set search_path = ''
as $$
declare
  entry record;
  of_entry uuid;
  asks record;
begin
  -- As its author, who reads no entry and no contact without the permission to.
  if new.feedback_id is not null then
    select e.project_id, e.module_id, e.verbatim, e.author_name, e.author_email, e.contact_id, e.locale
      into entry from public.feedback_entries e where e.id = new.feedback_id;
    if not found then
      raise exception 'entry_gone' using errcode = 'PT404';
    elsif entry.project_id <> new.project_id then
      raise exception 'ticket_other_project' using errcode = 'PT422';
    end if;
    of_entry := entry.contact_id;
    new.module_id := coalesce(new.module_id, entry.module_id);
    new.locale := entry.locale;
    new.author_name := coalesce(new.author_name, entry.author_name);
    new.author_email := coalesce(new.author_email, entry.author_email);
    new.contact_id := coalesce(new.contact_id, entry.contact_id);
    new.title := coalesce(nullif(btrim(new.title), ''), private.title_of_words(entry.verbatim));
    new.subject := coalesce(new.subject, nullif(private.title_of_words(entry.verbatim), ''));
  end if;
  if new.contact_id is not null then
    select c.name, c.email, c.company_id into asks from public.crm_contacts c where c.id = new.contact_id;
    if not found and new.contact_id is distinct from of_entry then
      raise exception 'contact_gone' using errcode = 'PT404';
    end if;
    new.author_name := coalesce(asks.name, new.author_name);
    new.author_email := coalesce(new.author_email, asks.email);
    new.company_id := coalesce(new.company_id, asks.company_id);
  end if;
  if new.owner_id is not null
     and private.caller_role() in ('anon', 'authenticated', 'service_role')
     and not private.reads_feedback_of(new.owner_id, new.project_id) then
    raise exception 'ticket_owner_unfit' using errcode = 'PT409';
  end if;
  new.title := coalesce(nullif(btrim(new.title), ''), 'Chamado');
  -- Staff may rename a ticket; those who ask keep reading this.
  new.subject := coalesce(new.subject, new.title);
  new.solved_at := coalesce(new.solved_at,
    case when new.status = 'solved' then clock_timestamp() end);
  new.closed_at := coalesce(new.closed_at,
    case when new.status = 'closed' then clock_timestamp() end);
  return new;
end
$$;
comment on function private.open_ticket is
  'Trigger: a ticket takes subject, module, language and who asks from its entry and contact, and where nobody '
  'gave it a title the words of the entry; one that arrives solved or closed has the time of it. Refuses '
  'with entry_gone, contact_gone, ticket_other_project or ticket_owner_unfit.';
