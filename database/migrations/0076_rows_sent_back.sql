-- A row of settings that a client has read whole may be sent back whole, changed or not, as an
-- update or as an upsert, which names every column it was given. What is the database's own to say
-- is looked at by triggers instead of being refused by its name.

create or replace function private.count_revision() returns trigger
language plpgsql set search_path = ''
as $$
declare
  -- The server, a back-up that comes in and definer functions set what has to be set.
  by_person boolean := current_user = 'authenticated';
begin
  if tg_op = 'INSERT' then
    if by_person then
      new.revision := 1;
    end if;
    return new;
  end if;
  if by_person then
    if new.id <> old.id then
      raise exception 'the key of a row stays' using errcode = '42501';
    end if;
    -- Programs that read a time to the millisecond send it back so.
    if to_jsonb(new) -> 'created_at' <> to_jsonb(old) -> 'created_at' then
      new := jsonb_populate_record(new,
        jsonb_build_object('created_at', to_jsonb(old) -> 'created_at'));
    end if;
    new.revision := old.revision;
  end if;
  if private.uncounted(to_jsonb(new)) is distinct from private.uncounted(to_jsonb(old)) then
    new.revision := old.revision + 1;
  end if;
  return new;
end
$$;
comment on function private.count_revision() is
  'A screen saves the revision that it has read, so that two people cannot overwrite each other. '
  'What a person sends as revision or time of making is not taken, and a row keeps its key.';

-- For migrations only, once every column is there that people may write.
create function private.take_whole_rows(target regclass) returns void
language plpgsql set search_path = ''
as $$
declare
  columns text := (select string_agg(quote_ident(attname), ', ') from pg_catalog.pg_attribute
    where attrelid = target and attnum > 0 and not attisdropped);
begin
  execute format('create trigger first_revision before insert on %s
    for each row execute function private.count_revision()', target);
  execute format('grant insert (%1$s), update (%1$s) on %2$s to authenticated', columns, target);
end
$$;
revoke all on function private.take_whole_rows(regclass) from public;
comment on function private.take_whole_rows(regclass) is
  'Follows private.staff_edit(table): rows are taken as they were read. Granted to nobody.';
select private.take_whole_rows(tgrelid) from pg_catalog.pg_trigger where tgname = 'count_revision';

create trigger stamp_new before insert on public.page_seo
  for each row when (current_user = 'authenticated')
  execute function private.stamp_change();
create trigger stamp_new before insert on public.seo_settings
  for each row when (current_user = 'authenticated')
  execute function private.stamp_change();

-- The scheme that comes into force takes the place of the one that was.
create function private.swap_active_scheme() returns trigger
language plpgsql set search_path = ''
as $$
begin
  -- Whoever waited for somebody else's swap finds another scheme in force afterwards: look again.
  loop
    update public.brand_colors b set is_active = false where b.is_active and b.id <> new.id;
    exit when not exists (select from public.brand_colors b where b.is_active and b.id <> new.id);
    -- Without the right to change it, the one in force is left as it is.
    if current_user = 'authenticated'
       and not public.has_permission(private.uid(), 'settings', 'update') then
      raise exception 'settings:update is missing' using errcode = '42501';
    end if;
  end loop;
  return new;
end
$$;
revoke all on function private.swap_active_scheme() from public;
comment on function private.swap_active_scheme() is
  'Trigger, with the rights of whoever activates a scheme.';
create trigger swap_active_scheme before insert on public.brand_colors
  for each row when (new.is_active) execute function private.swap_active_scheme();
create trigger swap_active_scheme_again before update of is_active on public.brand_colors
  for each row when (new.is_active and not old.is_active)
  execute function private.swap_active_scheme();

-- Uses of a preset are counted up, one at a time.
create function private.count_preset_use() returns trigger
language plpgsql set search_path = ''
as $$
begin
  if tg_op = 'INSERT' then
    new.usage_count := 0;
  -- Two who read the same number say the same next one.
  elsif new.usage_count not between old.usage_count and old.usage_count + 1 then
    raise exception 'usage_count goes up by one' using errcode = 'check_violation';
  end if;
  return new;
end
$$;
revoke all on function private.count_preset_use() from public;
comment on function private.count_preset_use() is
  'Trigger, for people only: a preset starts unused, and its count goes up by one at most.';
create trigger count_preset_use before insert or update of usage_count on public.color_presets
  for each row when (current_user = 'authenticated')
  execute function private.count_preset_use();
