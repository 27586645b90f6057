-- not null: id, author, mine, body, via, files, sent_to, created_at
drop function if exists public.feedback_thread(uuid);
create or replace function public.feedback_thread(p_entry_id uuid)
returns table (id uuid, author text, by_name text, mine boolean, body text, via text, files jsonb, sent_to jsonb,
  created_at timestamptz)
language plpgsql stable security definer set search_path = ''
as $$
begin
  if not public.has_permission(private.uid(), 'feedback', 'read') then
    raise exception 'feedback_read_missing' using errcode = 'PT403';
  end if;
  return query
    select m.id, m.author,
      case when m.author = 'author' then coalesce(m.author_name, m.author_email, e.author_name, e.author_email)
        else p.display_name end,
      m.written_by is not distinct from private.uid(), m.body, m.via, private.files_of_message(m.id),
      private.recipients_of_reply(m.sent_to), m.created_at
    from public.feedback_messages m
    join public.feedback_entries e on e.id = m.entry_id
    left join public.user_profiles p on p.user_id = m.written_by
    where m.entry_id = p_entry_id and private.entry_in_reach(p_entry_id, 'read')
    order by m.created_at, m.id;
end
$$;
grant execute on function public.feedback_thread to authenticated;
comment on function public.feedback_thread is
  'Messages between the author of an entry and staff, oldest first, with files and to whom a reply was sent. Notes are '
  'in entry_notes(). Refuses with feedback_read_missing.';
