create or replace function public.open_project(p_project uuid) returns void
language plpgsql security definer set search_path = ''
as $$
begin
  -- Staff who view the portal as the client do not count as the client opening it.
  if private.claim('viewed_client') is not null then
    return;
  end if;
  update public.projects p set opened_at = clock_timestamp()
    where p.id = p_project and p.shown_at is not null and p.opened_at is null
      and private.is_member(p.organization_id);
  if found then
    perform private.record_project_event(p_project, 'opened');
  end if;
end
$$;
grant execute on function public.open_project to authenticated;
comment on function public.open_project is
  'Records that somebody of the client has opened a project: from then on its promised dates are fixed. Does '
  'nothing for others.';
