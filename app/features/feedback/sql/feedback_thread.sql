-- not null: id, author, is_internal, body, created_at
create or replace function public.feedback_thread(p_entry_id uuid)
returns table (id uuid, author text, by_name text, is_internal boolean, body text,
  created_at timestamptz)
language plpgsql stable security definer set search_path = ''
as $$
begin
  if not public.has_permission(private.uid(), 'feedback', 'read') then
    raise exception 'feedback_read_missing' using errcode = 'PT403';
  end if;
  return query
    select messages.id, messages.author, p.display_name, messages.internal, messages.body, messages.created_at
    from (
      select m.id, m.author, m.written_by as by_id, false as internal, m.body, m.created_at
      from public.feedback_messages m where m.entry_id = p_entry_id
      union all
      select n.id, 'staff', n.author_id, true, n.body, n.created_at
      from public.ticket_notes n where n.entry_id = p_entry_id and n.removed_at is null) messages
    left join public.user_profiles p on p.user_id = messages.by_id
    where private.entry_in_reach(p_entry_id, 'read')
    order by messages.created_at;
end
$$;
grant execute on function public.feedback_thread to authenticated;
comment on function public.feedback_thread is
  'Notes and answers about an entry with the name of the colleague, oldest first. Refuses with '
  'feedback_read_missing.';
