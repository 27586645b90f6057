-- not null: kind, id, name
create or replace function public.portfolio_choices(p_client uuid default null)
returns table (kind text, id uuid, name text)
language plpgsql stable security definer set search_path = '' set jit = off
as $$
declare
  selected constant text[] := private.selected_products('projects', 'read');
begin
  if not public.has_permission(private.uid(), 'projects', 'read') then
    perform private.refuse('projects_read_missing');
  end if;
  return query
    -- Starts from the clients: contacts are many.
    (select 'clients', o.id, coalesce((select k.name from public.crm_companies k where k.id = o.company_id), o.name,
        (select coalesce(c.name, c.email) from public.crm_contacts c where c.id = o.contact_id), '')
      from public.client_organizations o
      where o.id = p_client and private.client_in_reach(o.id, 'projects', 'read') or o.id in (
        select s.organization_id from private.project_standings s where s.place < 2 and s.product = any (selected))
      order by o.id is distinct from p_client, 3, 2 limit 300)
    union all
    (select 'colleagues', p.user_id, coalesce(nullif(p.display_name, ''), p.email)
      from public.user_profiles p
      where p.user_id in (select s.conducted_by from private.project_standings s where s.product = any (selected))
      order by 3, 2);
end
$$;
grant execute on function public.portfolio_choices to authenticated;
comment on function public.portfolio_choices is
  'The choices of the portfolio''s filters: clients with current projects (300 at most, the given one among them), '
  'and colleagues who own projects. Refuses with projects_read_missing.';
