create or replace function private.count_form_revision() returns trigger
language plpgsql security definer set search_path = ''
as $$
begin
  if tg_op <> 'UPDATE' or new.revision <> old.revision then
    update public.qualification_forms f set revision = f.revision + 1
      where f.id = coalesce(new.form_id, old.form_id);
  end if;
  return null;
end
$$;
comment on function private.count_form_revision is
  'Trigger: a form and its questions are edited as one, so a changed question is a changed form.';
