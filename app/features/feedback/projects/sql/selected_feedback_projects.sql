drop function if exists private.feedback_projects_asked();
create or replace function private.selected_feedback_projects() returns uuid[]
language sql stable security definer set search_path = ''
return case
  when private.chosen_product() is null and private.in_every_product('feedback', 'read') then null
  else (
    select coalesce(array_agg(p.id), '{}') from public.feedback_projects p
    where p.product = any (private.selected_products('feedback', 'read'))) end;
grant execute on function private.selected_feedback_projects to authenticated;
comment on function private.selected_feedback_projects is
  'Projects whose entries the caller may read and has selected by product; null for all.';
