-- not null: *
create or replace function public.ask_for_change(p_id uuid, p_version uuid, p_body text, p_weight text)
returns text
language plpgsql security definer set search_path = ''
as $$
declare
  project public.projects := private.version_for_client(p_version, '{owner,member}');
  version public.deliverable_versions;
begin
  if project.id is null then
    return 'gone';
  elsif private.rank_of(private.uid()) > 0 then
    return 'staff';
  elsif exists (select from public.project_comments c where c.id = p_id) then
    return 'asked';
  end if;
  select * into version from public.deliverable_versions v where v.id = p_version for update;
  -- A change may be requested after the approval: the receipt stays, and the change becomes the next version.
  if version.state not in ('waiting', 'approved', 'changes') or exists (
      select from public.deliverable_versions v
      where v.deliverable_id = version.deliverable_id and v.number > version.number) then
    return 'decided';
  end if;
  insert into public.project_comments (id, project_id, version_id, from_client, author_id, body, weight)
    values (p_id, project.id, version.id, true, private.uid(), btrim(p_body), p_weight);
  update public.deliverable_versions v set state = 'changes'
    where v.id = version.id and v.state = 'waiting';
  update public.project_waits w set until = private.business_day(now())
    where w.version_id = version.id and w.until is null;
  perform private.record_project_event(project.id, 'changes', jsonb_build_object('version', version.id));
  if project.conducted_by is not null then
    insert into public.outbox (kind, payload) values ('project.change-mail',
      jsonb_build_object('comment_id', p_id, 'user_id', project.conducted_by));
  end if;
  perform pg_notify('lists_changed', 'projects');
  return 'asked';
end
$$;
grant execute on function public.ask_for_change to authenticated;
comment on function public.ask_for_change is
  'Requests a change of a waiting version: asked, approved where it was approved first, decided where it no '
  'longer waits, staff where the caller holds a role of staff, gone where it is none of theirs. For owners and members. '
  'Idempotent by id; notifies the owner of the project.';
