create or replace function private.record_gone_contacts() returns trigger
language plpgsql security definer set search_path = ''
as $$
begin
  insert into public.crm_events (subject, subject_id, kind, actor)
    select tg_argv[0], g.id, 'deleted',
      (select p.user_id from public.user_profiles p where p.user_id = private.uid())
    from gone g;
  return null;
end
$$;
comment on function private.record_gone_contacts is
  'Statement trigger: records the deletion of contacts or companies (its argument) without names.';
