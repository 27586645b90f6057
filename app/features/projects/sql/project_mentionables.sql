-- not null: id, name
create or replace function public.project_mentionables(p_project uuid)
returns table (id uuid, name text, email text)
language plpgsql stable security definer set search_path = ''
as $$
begin
  if not public.has_permission(private.uid(), 'projects', 'update') then
    perform private.refuse('projects_update_missing');
  end if;
  return query
    select p.user_id, p.display_name,
      case when count(*) over (partition by lower(p.display_name)) > 1 then p.email end
    from public.user_profiles p
    -- Starts from roles: staff are few, accounts may be many.
    where p.user_id in (select r.user_id from public.user_roles r where r.is_active)
      and p.user_id <> private.uid() and private.person_reads_project(p.user_id, p_project)
    order by private.folded(p.display_name), p.email, p.user_id;
end
$$;
grant execute on function public.project_mentionables to authenticated;
comment on function public.project_mentionables is
  'Colleagues whom the caller may mention in a note on a project: those who may read it; with the address where names '
  'are equal. Refuses with projects_update_missing.';
