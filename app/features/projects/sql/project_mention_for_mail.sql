-- not null: note_id, user_id, email, locale, project_id, project_name, body, named
create or replace function private.project_mention_for_mail(p_mention_id uuid)
returns table (note_id uuid, user_id uuid, email text, locale text, by_name text, project_id uuid, project_name text,
  body text, named jsonb)
language sql stable security definer set search_path = ''
as $$
  select n.id, m.user_id, p.email, p.locale, a.display_name, j.id, j.name, n.body, private.names_in_note(n.id)
  from public.note_mentions m
    join public.project_notes n on n.id = m.project_note_id
    join public.projects j on j.id = n.project_id
    join public.user_profiles p on p.user_id = m.user_id
    left join public.user_profiles a on a.user_id = n.author_id
  where m.id = p_mention_id and m.read_at is null and m.dropped_at is null and n.removed_at is null
    and private.person_reads_project(m.user_id, n.project_id)
    and private.wants_notice(m.user_id, 'mention')
$$;
grant execute on function private.project_mention_for_mail to service_role;
comment on function private.project_mention_for_mail is
  'The mail about a mention in a note on a project: no row if it was removed or read meanwhile, or if its person may no '
  'longer read it or has switched such mails off.';
