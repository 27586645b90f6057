create or replace function public.portfolio_choices(p_client uuid default null)
returns table (kind text, id uuid, name text)
language plpgsql stable security definer set search_path = '' set jit = off
as $$
begin
  if not public.has_permission(private.uid(), 'projects', 'read') then
    perform private.refuse('projects_read_missing');
  end if;
  return query
    (select 'clients', c.id, c.name from (
        select o.id, coalesce(private.name_of_client(o.id::text), '') as name
        from public.client_organizations o
        where o.id = p_client or exists (select from private.project_standings s
          where s.organization_id = o.id and s.place < 2)) c
      order by c.id is distinct from p_client, private.folded(c.name), c.id limit 300)
    union all
    (select 'colleagues', p.user_id, coalesce(nullif(p.display_name, ''), p.email)
      from public.user_profiles p
      where p.user_id in (select s.conducted_by from private.project_standings s)
      order by 3, 2);
end
$$;
revoke all on function public.portfolio_choices from public, anon, authenticated, service_role;
grant execute on function public.portfolio_choices to authenticated;
comment on function public.portfolio_choices is
  'Clients that work goes on for (300 at most, the one given among them), and colleagues who answer for work: what '
  'the portfolio can be narrowed down to. Refuses with projects_read_missing.';
