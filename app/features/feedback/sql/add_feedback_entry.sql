create or replace function public.add_feedback_entry(
  p_id uuid,
  p_project_id uuid,
  p_type text,
  p_text text,
  p_token_hash text,
  p_severity text default 'medium',
  p_score integer default null,
  p_name text default null,
  p_email text default null,
  p_locale text default 'pt-BR'
) returns uuid
language plpgsql security definer set search_path = ''
as $$
declare
  project public.feedback_projects;
begin
  if not p_project_id = any (coalesce((select private.feedback_projects_in('create')), '{}')::uuid[]) then
    perform private.refuse('feedback_create_missing');
  end if;
  select * into project from public.feedback_projects p where p.id = p_project_id and p.is_active;
  if not found or not private.feedback_type_offered(project, p_type) then
    raise exception 'type_off' using errcode = 'PT422';
  end if;
  insert into public.feedback_entries (id, protocol, project_id, type, severity, score, persona, channel, verbatim,
      author_name, author_email, locale)
    values (p_id, private.new_feedback_protocol(p_id), project.id, p_type,
      -- Only bugs have a severity.
      case when p_type = 'bug' then p_severity else 'medium' end, p_score, project.persona, 'api', btrim(p_text),
      nullif(btrim(p_name), ''), lower(nullif(btrim(p_email), '')), p_locale);
  insert into private.feedback_follow_up_secrets (entry_id, kind, token_hash) values (p_id, 'mail', p_token_hash);
  insert into public.outbox (kind, payload)
    values ('feedback.team-mail', jsonb_build_object('entry_id', p_id));
  return p_id;
end
$$;
grant execute on function public.add_feedback_entry to authenticated;
comment on function public.add_feedback_entry is
  'Stores an entry that a program brings for somebody. The team is mailed, its author is not. Refuses with '
  'feedback_create_missing, and with type_off where the project takes no feedback of this type.';
