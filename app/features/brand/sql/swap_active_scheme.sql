-- The activated scheme replaces the active one.
create or replace function private.swap_active_scheme() returns trigger
language plpgsql set search_path = ''
as $$
begin
  -- Another scheme may be active after waiting for a concurrent swap, so it is read again.
  loop
    update public.brand_colors b set is_active = false where b.is_active and b.id <> new.id;
    exit when not exists (select from public.brand_colors b where b.is_active and b.id <> new.id);
    -- Without the right to change it, the active one stays.
    if current_user = 'authenticated'
       and not public.has_permission(private.uid(), 'site', 'update') then
      raise exception 'site_update_missing' using errcode = 'PT403';
    end if;
  end loop;
  return new;
end
$$;
comment on function private.swap_active_scheme is
  'Trigger, with the rights of the user who activates a scheme.';
