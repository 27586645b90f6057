-- not null: id, body, named, mine, is_new, created_at, files
drop function if exists public.lead_notes_of(uuid);
create or replace function public.lead_notes_of(p_lead_id uuid)
returns table (id uuid, body text, named jsonb, by_name text, mine boolean, is_new boolean,
  created_at timestamptz, edited_at timestamptz, files jsonb)
language plpgsql stable security definer set search_path = ''
as $$
begin
  if not public.has_permission(private.uid(), 'crm', 'read') then
    raise exception 'crm_read_missing' using errcode = 'PT403';
  end if;
  return query
    select n.id, n.body, private.names_in_note(n.id), p.display_name,
      n.author_id is not distinct from private.uid(),
      private.has_new_mention(n.id), n.created_at, n.edited_at, private.files_of_note(n.id)
    from public.lead_notes n left join public.user_profiles p on p.user_id = n.author_id
    where n.lead_id = p_lead_id and n.removed_at is null
      and private.lead_in_reach(p_lead_id, 'read')
    order by n.created_at desc, n.id;
end
$$;
grant execute on function public.lead_notes_of to authenticated;
comment on function public.lead_notes_of is
  'Notes on a lead, newest first, with author, mentioned users, files, and whether they hold an unread mention of the '
  'caller. Refuses with crm_read_missing.';
