-- not null: id, name
create or replace function public.ticket_colleagues(p_project_id uuid default null)
returns table (id uuid, name text, email text)
language plpgsql stable security definer set search_path = ''
as $$
begin
  if not public.has_permission(private.uid(), 'feedback', 'read') then
    perform private.refuse('feedback_read_missing');
  end if;
  return query
    select p.user_id, p.display_name,
      case when count(*) over (partition by lower(p.display_name)) > 1 then p.email end
    from public.user_profiles p
    -- Starts from roles: staff are few, accounts may be many.
    where p.user_id in (select r.user_id from public.user_roles r where r.is_active)
      and case when p_project_id is null then private.may(p.user_id, 'feedback', 'read')
        else private.reads_feedback_of(p.user_id, p_project_id) end
    order by private.folded(p.display_name), p.email, p.user_id;
end
$$;
grant execute on function public.ticket_colleagues to authenticated;
comment on function public.ticket_colleagues is
  'Possible owners of tickets and users to mention in notes: those who may read tickets of the project, or any; with '
  'their addresses where names are equal. Refuses with feedback_read_missing.';
