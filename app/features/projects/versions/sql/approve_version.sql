create or replace function public.approve_version(p_version uuid, p_sha256 text) returns jsonb
language plpgsql security definer set search_path = ''
as $$
declare
  me uuid := private.uid();
  project public.projects := private.version_for_client(p_version, '{owner}');
  version public.deliverable_versions;
  approval public.approvals;
  number uuid := gen_random_uuid();
  mark text;
begin
  if project.id is null then
    return jsonb_build_object('outcome', 'gone');
  elsif private.rank_of(me) > 0 then
    return jsonb_build_object('outcome', 'staff');
  end if;
  select * into version from public.deliverable_versions v where v.id = p_version for update;
  select * into approval from public.approvals a where a.version_id = version.id;
  if approval.id is not null then
    return jsonb_build_object('outcome', 'already', 'by', approval.person_name,
      'mine', approval.user_id is not distinct from me, 'at', approval.approved_at);
  elsif version.state <> 'waiting' then
    return jsonb_build_object('outcome', 'decided');
  elsif version.sha256 is distinct from p_sha256 then
    return jsonb_build_object('outcome', 'changed');
  end if;
  loop
    mark := 'A-' || private.protocol_of(number, 8);
    exit when not exists (select from public.approvals a where a.receipt = mark);
    number := gen_random_uuid();
  end loop;
  insert into public.approvals (version_id, receipt, user_id, person_name, member_role,
      organization_name, file_name, size, sha256)
    select version.id, mark, me, coalesce(nullif(p.display_name, ''), p.email), 'owner',
      coalesce(private.name_of_client(project.organization_id::text), p.display_name),
      version.file_name, version.size, version.sha256
    from public.user_profiles p where p.user_id = me returning * into approval;
  update public.deliverable_versions v set state = 'approved' where v.id = version.id;
  update public.project_waits w set until = private.business_day(now())
    where w.version_id = version.id and w.until is null;
  perform private.record_project_event(project.id, 'approved',
    jsonb_build_object('version', version.id, 'receipt', approval.receipt));
  insert into public.outbox (kind, payload)
    select 'project.receipt-mail', jsonb_build_object('approval_id', approval.id, 'user_id', k.id)
    from (values (me), (project.conducted_by)) k (id) where k.id is not null group by k.id;
  perform pg_notify('lists_changed', 'projects');
  return jsonb_build_object('outcome', 'approved', 'receipt', approval.receipt);
end
$$;
grant execute on function public.approve_version to authenticated;
comment on function public.approve_version is
  'Approves a version for the client, once: approved, or already with the first author; changed where the file is '
  'not the one that the caller saw, decided where it no longer waits, staff where the caller holds a role of staff, '
  'and gone where it is none of theirs. Enqueues the receipt to the caller and to the owner of the project.';
