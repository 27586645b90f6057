-- not null: *
create or replace function public.feedback_in_use() returns uuid[]
language plpgsql stable security definer set search_path = ''
as $$
begin
  if not public.has_permission(private.uid(), 'settings', 'read') then
    perform private.refuse('settings_read_missing');
  end if;
  return array(
    select p.id from public.feedback_projects p
    where p.key = 'forja'
      or exists (select from public.feedback_entries e where e.project_id = p.id)
      or exists (select from public.feedback_tickets t where t.project_id = p.id)
    union all
    select m.id from public.feedback_modules m
    where exists (select from public.feedback_entries e where e.module_id = m.id)
      or m.key = 'site' and exists (
        select from public.feedback_projects p where p.id = m.project_id and p.key = 'forja'));
end
$$;
grant execute on function public.feedback_in_use to authenticated;
comment on function public.feedback_in_use is
  'Projects and modules that keep their key and cannot be deleted: they have entries, or the '
  'site''s own form names them. Refuses with settings_read_missing.';
