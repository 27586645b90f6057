create or replace function private.forget_stranger_mails() returns trigger
language plpgsql security definer set search_path = ''
as $$
begin
  delete from private.stranger_mails m where m.subject_id in (select g.id from gone g);
  delete from public.mails m where m.about in (select g.id from gone g);
  return null;
end
$$;
comment on function private.forget_stranger_mails is
  'Trigger: deletes the mails of a deleted record, and the decisions about them.';
