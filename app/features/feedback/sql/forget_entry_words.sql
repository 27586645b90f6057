create or replace function private.forget_entry_words() returns trigger
language plpgsql security definer set search_path = ''
as $$
begin
  update public.feedback_tickets t set
      title = case when t.title = private.title_of_text(old.verbatim) then 'Chamado' else t.title end,
      subject = case when t.subject = private.title_of_text(old.verbatim) then null else t.subject end,
      author_name = case when t.contact_id is null then null else t.author_name end,
      author_email = case when t.contact_id is null then null else t.author_email end
    where t.feedback_id = old.id;
  update public.feedback_tickets t set
      title = case when t.title = private.title_of_text(old.verbatim) then 'Chamado' else t.title end,
      subject = case when t.subject = private.title_of_text(old.verbatim) then null else t.subject end
    from public.ticket_entries l
    where l.entry_id = old.id and t.id = l.ticket_id
      and private.title_of_text(old.verbatim) in (t.title, t.subject);
  return old;
end
$$;
comment on function private.forget_entry_words is
  'Trigger: a ticket outlives an entry, without its text and author.';
