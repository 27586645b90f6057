-- not null: id, name, note, reference, spellings, rank, at
create or replace function public.find_projects(
  p_text text default null, p_ids uuid[] default null, p_limit integer default 6
) returns table (
  id uuid, name text, note text, reference text, spellings text[], value numeric, rank integer, at timestamptz
)
language plpgsql stable security definer set search_path = '' set jit = off
as $$
declare
  ids uuid[];
begin
  if not public.has_permission(private.uid(), 'projects', 'read') then
    return;
  end if;
  ids := private.find_ids('private.project_standings', null, 'words', 's.created_at', p_text,
    private.find_condition(array['s.words'], p_text), private.product_condition('projects'), null, p_ids, 3 * p_limit);
  return query
    select p.id, p.name, coalesce(private.name_of_client(p.organization_id::text), ''), '', '{}'::text[], null::numeric,
      private.find_rank(p_text, p.name, '{}'), p.created_at
    from public.projects p
    where p.id = any (ids)
    order by 7, 8 desc limit p_limit;
end
$$;
grant execute on function public.find_projects to authenticated;
comment on function public.find_projects is
  'Client projects for the palette by name or client, the nearest first, or those of p_ids. Nothing for a caller who '
  'may not read projects.';
