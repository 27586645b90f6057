-- not null: id, body, named, mine, is_new, created_at, files
create or replace function public.project_notes_of(p_project uuid)
returns table (id uuid, body text, named jsonb, by_name text, mine boolean, is_new boolean,
  created_at timestamptz, edited_at timestamptz, files jsonb)
language plpgsql stable security definer set search_path = ''
as $$
begin
  if not public.has_permission(private.uid(), 'projects', 'read') then
    perform private.refuse('projects_read_missing');
  end if;
  return query
    select n.id, n.body, private.names_in_note(n.id), p.display_name,
      n.author_id is not distinct from private.uid(), private.has_new_mention(n.id), n.created_at, n.edited_at,
      private.files_of_note(n.id)
    from public.project_notes n join public.projects j on j.id = n.project_id
    left join public.user_profiles p on p.user_id = n.author_id
    where n.project_id = p_project and n.removed_at is null
      and j.product = any (private.products_in('projects', 'read'))
    order by n.created_at desc, n.id;
end
$$;
grant execute on function public.project_notes_of to authenticated;
comment on function public.project_notes_of is
  'Notes on a project, newest first, with author, mentioned users, files, and whether they hold an unread mention of '
  'the caller. Refuses with projects_read_missing.';
