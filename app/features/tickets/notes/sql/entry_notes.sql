-- not null: id, body, named, mine, is_new, created_at, files
create or replace function public.entry_notes(p_entry_id uuid)
returns table (id uuid, body text, named jsonb, by_name text, mine boolean, is_new boolean,
  created_at timestamptz, edited_at timestamptz, files jsonb)
language plpgsql stable security definer set search_path = ''
as $$
begin
  if not public.has_permission(private.uid(), 'feedback', 'read') then
    perform private.refuse('feedback_read_missing');
  end if;
  return query
    select n.id, n.body, private.names_in_note(n.id), coalesce(n.from_address, p.display_name),
      n.author_id is not distinct from private.uid(), private.has_new_mention(n.id), n.created_at, n.edited_at,
      private.files_of_note(n.id)
    from public.ticket_notes n
    left join public.user_profiles p on p.user_id = n.author_id
    where n.entry_id = p_entry_id and n.removed_at is null and private.entry_in_reach(p_entry_id, 'read')
    order by n.created_at, n.id;
end
$$;
grant execute on function public.entry_notes to authenticated;
comment on function public.entry_notes is
  'Notes about an entry, oldest first, with author, mentioned users, files, and whether they hold an unread mention of '
  'the caller. Refuses with feedback_read_missing.';
