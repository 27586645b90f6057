create or replace function private.change_ticket() returns trigger
language plpgsql set search_path = ''
as $$
declare
  asks record;
begin
  if coalesce(current_setting('forja.reckoning', true), '') = 'on' then
    return new;
  end if;
  new.revision := old.revision + 1;
  new.updated_at := clock_timestamp();
  if new.owner_id is distinct from old.owner_id and new.owner_id is not null
     -- A restore or the owner's own hand sets what has to be set.
     and private.caller_role() in ('anon', 'authenticated', 'service_role')
     and not private.reads_feedback_of(new.owner_id, new.project_id) then
    raise exception 'ticket_owner_unfit' using errcode = 'PT409';
  end if;
  if new.contact_id is distinct from old.contact_id and new.emptied_at is null
     and coalesce(current_setting('forja.merging', true), '') <> 'on' then
    if new.contact_id is not null then
      select c.name, c.email, c.company_id into asks from public.crm_contacts c
        where c.id = new.contact_id;
      if not found then
        raise exception 'contact_gone' using errcode = 'PT404';
      end if;
      new.author_name := coalesce(asks.name, new.author_name);
      new.author_email := coalesce(asks.email, new.author_email);
      new.company_id := asks.company_id;
    elsif pg_catalog.pg_trigger_depth() > 1 then
      -- Not taken off by a colleague: the contact is gone, and with it who asked.
      new.title := 'Chamado';
      new.subject := null;
      new.author_name := null;
      new.author_email := null;
      new.company_id := null;
    else
      -- The contact was wrong: the first author becomes the requester again, under the name they gave.
      select m.author_name, m.author_email into asks from (
          select e.author_name, e.author_email, 1 as rank, e.created_at
          from public.feedback_entries e where e.id = new.feedback_id
          union all
          select k.author_name, k.author_email, 2, k.created_at
          from public.feedback_messages k where k.ticket_id = new.id and k.author = 'author'
        ) m order by m.rank, m.created_at limit 1;
      new.author_name := asks.author_name;
      new.author_email := asks.author_email;
      new.company_id := null;
    end if;
  end if;
  return new;
end
$$;
comment on function private.change_ticket is
  'Trigger: counts the changes of a ticket; who asks follows the contact. Refuses with '
  'ticket_owner_unfit or contact_gone.';
