-- Tickets opened before the subject was stored have the text of their entry as subject, and never the title of staff.
-- expand
update public.feedback_tickets t
  set subject = left(btrim(regexp_replace(e.verbatim, '\s+', ' ', 'g')), 200)
  from public.feedback_entries e
  where e.id = t.feedback_id and t.emptied_at is null and btrim(e.verbatim) <> ''
    and t.subject is distinct from left(btrim(regexp_replace(e.verbatim, '\s+', ' ', 'g')), 200);
-- The title of a ticket opened by mail or in the portal is that of its requester, as long as nobody changed it.
update public.feedback_tickets t set subject = t.title
  where t.subject is null and t.emptied_at is null and t.feedback_id is null and t.follows is null
    and (t.created_by is null or t.organization_id is not null)
    and not exists (select from public.feedback_changes c where c.ticket_id = t.id and c.kind = 'title');

comment on column public.feedback_tickets.subject is
  'What requesters see: their own text, or the title under which staff opened it for them. Null: a general word. The '
  'title itself is for staff alone.';
