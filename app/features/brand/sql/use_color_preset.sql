create or replace function public.use_color_preset(p_id uuid) returns jsonb
language plpgsql security definer set search_path = ''
as $$
declare
  taken jsonb;
begin
  if not (public.has_permission(private.uid(), 'site', 'update')
      or public.has_permission(private.uid(), 'site', 'create')) then
    raise exception 'site_update_missing' using errcode = 'PT403';
  end if;
  update public.color_presets p set usage_count = p.usage_count + 1
    where p.id = p_id and p.is_active
    returning p.colors into taken;
  return taken;
end
$$;
grant execute on function public.use_color_preset to authenticated;
comment on function public.use_color_preset is
  'Counts one use and returns the colours; null for an unknown preset. Needs create or update of the site.';
