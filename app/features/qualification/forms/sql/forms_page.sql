-- not null: *
create or replace function public.forms_page(
  p_text text default null,
  p_state text default null,
  p_after uuid default null,
  p_limit integer default 50,
  p_sort text default 'name',
  p_descending boolean default false,
  p_days integer default 30
) returns table (
  id uuid, name text, state text, page_paths text[], questions integer, version integer,
  revision integer, views bigint, starts bigint, completions bigint
)
language plpgsql stable security definer set search_path = ''
as $$
begin
  if not public.has_permission(private.uid(), 'settings', 'read') then
    raise exception 'settings_read_missing' using errcode = 'PT403';
  end if;
  return query
    with listed as (
      select f.id, f.name, case when f.archived_at is not null then 'archived'
          when f.is_active then 'active' else 'inactive' end as state,
        f.page_paths,
        (select count(*)::integer from public.form_fields q where q.form_id = f.id) as questions,
        coalesce((select max(v.version) from public.form_versions v where v.form_id = f.id), 0)
          as version,
        f.revision, g.views, g.starts, g.completions, f.created_at
      from public.qualification_forms f join private.form_figures(p_days) g on g.form_id = f.id
      where private.pattern_of(p_text) is null
        or private.folded(f.name || ' ' || f.title) like private.pattern_of(private.folded(p_text))
    ), placed as (
      select l.*, row_number() over (order by
        case p_sort when 'name' then private.folded(l.name) when 'state' then l.state end,
        case p_sort when 'views' then l.views when 'starts' then l.starts
          when 'completions' then l.completions end,
        l.created_at, l.id) * case when p_descending then -1 else 1 end as place
      -- By default, the list omits archived forms.
      from listed l where coalesce(l.state = p_state, l.state <> 'archived')
    )
    select p.id, p.name, p.state, p.page_paths, p.questions, p.version, p.revision, p.views,
      p.starts, p.completions
    from placed p
    where p_after is null or p.place > (select o.place from placed o where o.id = p_after)
    order by p.place limit least(greatest(p_limit, 1), 200);
end
$$;
grant execute on function public.forms_page to authenticated;
comment on function public.forms_page is
  'Forms with their figures; places are numbered anew for each page, since there are few forms. '
  'settings:read.';
