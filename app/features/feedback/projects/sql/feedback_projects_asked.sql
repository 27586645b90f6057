create or replace function private.feedback_projects_asked() returns uuid[]
language sql stable security definer set search_path = ''
return case
  when private.chosen_product() is null and private.in_every_product('feedback', 'read') then null
  else (
    select coalesce(array_agg(p.id), '{}') from public.feedback_projects p
    where p.product = any (private.products_asked('feedback', 'read'))) end;
grant execute on function private.feedback_projects_asked to authenticated;
comment on function private.feedback_projects_asked is
  'Projects whose entries a list shows the caller; null where it shows all.';
