drop function if exists private.figures_asked(text);
create or replace function private.check_figures(p_resource text) returns void
language plpgsql stable security definer set search_path = ''
as $$
begin
  if not public.has_permission(private.uid(), 'analytics', 'read') then
    perform private.refuse('analytics_read_missing');
  end if;
  -- A figure links to its rows: users who may not read those do not see it.
  if not public.has_permission(private.uid(), p_resource, 'read') then
    perform private.refuse(p_resource || '_read_missing');
  end if;
end
$$;
comment on function private.check_figures is
  'Refuses with analytics_read_missing, or with that of the resource whose rows a figure counts.';
