create or replace function private.feedback_tickets_before_update() returns trigger
language plpgsql security definer set search_path = ''
as $$
begin
  if new.contact_id is distinct from old.contact_id then
    new.contact_id := private.contact_to_write(new.contact_id);
  end if;
  if new.company_id is distinct from old.company_id then
    new.company_id := private.company_to_write(new.company_id);
  end if;
  -- Recomputed clocks do not raise the revision, so that open editors can still save.
  if not private.only_clocks_differ(old, new) then
    new := private.change_ticket(old, new);
  end if;
  if old.status <> new.status then
    new := private.move_ticket(old, new);
  end if;
  if (old.status, old.priority, old.first_answered_at, old.merged_into)
      is distinct from (new.status, new.priority, new.first_answered_at, new.merged_into) then
    new := private.time_ticket(old, new);
  end if;
  return new;
end
$$;
comment on function private.feedback_tickets_before_update is
  'Trigger: merge target, revision, requester, allowed moves and clocks of a changed ticket.';
