-- What those who ask in a ticket read as its subject, whatever staff call it.
-- expand

alter table public.feedback_tickets add column subject text check (length(subject) <= 200);
-- Not granted: any writing. A trigger takes it when the ticket is opened.
grant select (subject) on public.feedback_tickets to authenticated;
comment on column public.feedback_tickets.subject is
  'In the words of those who ask, or the title under which it was opened for them; null: the title. Staff may '
  'give a ticket another title without changing it.';

-- Of titles that staff have changed before, only what an entry says is still known.
alter table public.feedback_tickets disable trigger user;
update public.feedback_tickets t
  set subject = coalesce((select nullif(left(btrim(regexp_replace(e.verbatim, '\s+', ' ', 'g')), 200), '')
      from public.feedback_entries e where e.id = t.feedback_id), left(t.title, 200))
  where t.emptied_at is null;
alter table public.feedback_tickets enable trigger user;

update private.personal_data set erasure = erasure || ', subject = null'
  where table_name = 'public.feedback_tickets';
