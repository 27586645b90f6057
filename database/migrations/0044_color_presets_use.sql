-- Taking a preset into the editor counts its use, which staff cannot write themselves.

create function public.use_color_preset(p_id uuid) returns jsonb
language plpgsql security definer set search_path = ''
as $$
declare
  taken jsonb;
begin
  if not (public.has_permission(private.uid(), 'settings', 'update')
      or public.has_permission(private.uid(), 'settings', 'create')) then
    raise exception 'settings:update is missing' using errcode = '42501';
  end if;
  update public.color_presets p set usage_count = p.usage_count + 1
    where p.id = p_id and p.is_active
    returning p.colors into taken;
  return taken;
end
$$;
revoke all on function public.use_color_preset(uuid) from public;
grant execute on function public.use_color_preset(uuid) to authenticated;
comment on function public.use_color_preset(uuid) is
  'Counts one more use and gives the colours; null for an unknown preset. settings:create or update.';
