-- The scheme that comes into force takes the place of the one that was.
create or replace function private.swap_active_scheme() returns trigger
language plpgsql set search_path = ''
as $$
begin
  -- After waiting for a concurrent swap another scheme is active: look it up again.
  loop
    update public.brand_colors b set is_active = false where b.is_active and b.id <> new.id;
    exit when not exists (select from public.brand_colors b where b.is_active and b.id <> new.id);
    -- Without the right to change it, the one in force is left as it is.
    if current_user = 'authenticated'
       and not public.has_permission(private.uid(), 'settings', 'update') then
      raise exception 'settings_update_missing' using errcode = 'PT403';
    end if;
  end loop;
  return new;
end
$$;
comment on function private.swap_active_scheme is
  'Trigger, with the rights of the user who activates a scheme.';
