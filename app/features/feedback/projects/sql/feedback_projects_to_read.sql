-- not null: id, name, is_active
create or replace function public.feedback_projects_to_read()
returns table (id uuid, name text, product text, is_active boolean, modules jsonb)
language plpgsql stable security definer set search_path = ''
as $$
begin
  if not public.has_permission(private.uid(), 'feedback', 'read') then
    perform private.refuse('feedback_read_missing');
  end if;
  return query
    select p.id, p.name, p.product, p.is_active,
      (select coalesce(jsonb_agg(jsonb_build_object('id', m.id, 'name', m.name, 'active', m.is_active)
          order by m.display_order, m.name), '[]')
        from public.feedback_modules m where m.project_id = p.id)
    from public.feedback_projects p
    where p.id = any (private.feedback_projects_in('read'))
    order by p.is_active desc, p.name;
end
$$;
grant execute on function public.feedback_projects_to_read to authenticated;
comment on function public.feedback_projects_to_read is
  'Projects whose entries and tickets the caller may read, with their modules. Refuses with '
  'feedback_read_missing.';
