create or replace function private.voices_to_mail(p_entry_id uuid)
returns table (entry_id uuid, locale text)
language sql stable security definer set search_path = ''
as $$
  -- One mail a person, and one a mailbox, in the language of their last entry.
  select distinct on (one.author_email) one.id, one.locale
  from (
    select distinct on (private.voice_of(d.contact_id, d.author_email, d.id))
      d.id, d.locale, d.author_email, d.created_at
    from (
      select o.* from public.feedback_entries o where o.id = p_entry_id
      union all
      select s.* from public.feedback_entries s where s.duplicate_of = p_entry_id) d
    where d.status <> 'spam' and d.author_email is not null
    order by private.voice_of(d.contact_id, d.author_email, d.id), d.created_at desc, d.id) one
  order by one.author_email, one.created_at desc, one.id
$$;
comment on function private.voices_to_mail is
  'Entries whose authors are mailed when an idea is decided, one a person, with the language of each.';
