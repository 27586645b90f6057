create or replace function private.keep_form_version() returns trigger
language plpgsql security definer set search_path = ''
as $$
declare
  form uuid := (to_jsonb(coalesce(new, old)) ->> tg_argv[0])::uuid;
  is_now jsonb := private.form_definition(form);
  newest public.form_versions;
begin
  select * into newest from public.form_versions v where v.form_id = form
    order by v.version desc limit 1;
  -- Deleting a form deletes its versions.
  if is_now is null or is_now = newest.definition then
    return null;
  end if;
  insert into public.form_versions (form_id, version, definition, created_by)
    values (form, coalesce(newest.version, 0) + 1, is_now,
      (select p.user_id from public.user_profiles p where p.user_id = private.uid()));
  return null;
end
$$;
comment on function private.keep_form_version is
  'Trigger at the end of the transaction, so that one save of a form and its questions is one version.';
