-- not null: kind, id, at
create or replace function public.ticket_thread(p_ticket_id uuid)
returns table (kind text, id uuid, at timestamptz, by_id uuid, by_name text, body text, details jsonb)
language plpgsql stable security definer set search_path = '' set jit = off
as $$
declare
  family uuid[] := private.tickets_merged_into(p_ticket_id);
  entries uuid[] := array(select distinct l.entry_id from public.ticket_entries l
    where l.ticket_id = any (family));
begin
  if not public.has_permission(private.uid(), 'feedback', 'read') then
    perform private.refuse('feedback_read_missing');
  elsif not private.ticket_in_reach(p_ticket_id, 'read') then
    return;
  end if;
  return query
    select f.kind, f.id, f.at, f.by_id, coalesce(private.name_with_key(p.display_name, p_ticket_id, f.at), f.by_name), f.body, f.details
    from (
      select 'entry' as kind, e.id, e.created_at as at, null::uuid as by_id,
        coalesce(e.author_name, e.author_email) as by_name, e.verbatim as body,
        jsonb_build_object('protocol', e.protocol, 'type', e.type, 'status', e.status,
          'files', e.attachments) as details
      from public.feedback_entries e where e.id = any (entries)
      union all
      select m.author, m.id, m.created_at, m.written_by,
        coalesce(m.author_name, m.author_email, e.author_name, e.author_email,
          case when m.author = 'author' then k.author_name end),
        m.body, jsonb_build_object('via', m.via, 'entry', m.entry_id,
          'files', private.files_of_message(m.id), 'sent_to', private.recipients_of_reply(m.sent_to))
      from public.feedback_messages m
      left join public.feedback_entries e on e.id = m.entry_id and m.author = 'author'
      left join public.feedback_tickets k on k.id = m.ticket_id
      where m.ticket_id = any (family) or m.ticket_id is null and m.entry_id = any (entries)
      union all
      select 'note', n.id, n.created_at, n.author_id, null, n.body,
        jsonb_build_object('named', private.names_in_note(n.id), 'edited_at', n.edited_at,
          'from_address', n.from_address, 'files', private.files_of_note(n.id),
          'new', private.has_new_mention(n.id))
      from public.ticket_notes n
      where n.removed_at is null
        and (n.ticket_id = any (family) or n.entry_id = any (entries))
      union all
      select 'rating', r.id, r.rated_at, null, coalesce(e.author_name, e.author_email, k.author_name,
          r.author_email), r.comment,
        jsonb_build_object('score', r.score, 'changed', r.changed_at > r.rated_at)
      from public.ticket_ratings r
      join public.feedback_tickets k on k.id = r.ticket_id
      left join public.feedback_entries e on e.id = r.entry_id
      where r.ticket_id = any (family) and r.score is not null
      union all
      select 'change', c.id, c.changed_at, c.changed_by, null, null,
        c.details || jsonb_build_object('what', c.kind, 'from', c.from_status, 'to', c.to_status,
          'from_name', case c.kind
            when 'owner' then (select o.display_name from public.user_profiles o
              where o.user_id::text = c.from_status)
            when 'module' then (select o.name from public.feedback_modules o
              where o.id::text = c.from_status) end,
          'to_name', case c.kind
            when 'owner' then (select o.display_name from public.user_profiles o
              where o.user_id::text = c.to_status)
            when 'module' then (select o.name from public.feedback_modules o
              where o.id::text = c.to_status) end)
      from public.feedback_changes c where c.ticket_id = p_ticket_id
    ) f
    left join public.user_profiles p on p.user_id = f.by_id
    order by f.at, f.id limit 2000;
end
$$;
grant execute on function public.ticket_thread to authenticated;
comment on function public.ticket_thread is
  'Everything in a ticket and in those merged into it, oldest first: entry (its text), author and '
  'staff (public), note (internal), rating, change. No row where the caller may not read it; refuses with '
  'feedback_read_missing.';
