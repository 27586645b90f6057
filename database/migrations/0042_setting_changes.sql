-- What staff set: who may change it, every change with its before and after, and the way back.

create table public.setting_changes (
  id uuid primary key default gen_random_uuid(),
  change_set text not null,
  step integer not null,
  changed_at timestamptz not null default transaction_timestamp(),
  actor_id uuid references public.user_profiles (user_id) on delete set null,
  table_name text not null,
  row_id uuid not null,
  action text not null check (action in ('insert', 'update', 'delete')),
  before jsonb,
  after jsonb,
  restores text,
  unique (change_set, step),
  check ((before is null) = (action = 'insert') and (after is null) = (action = 'delete'))
);
create index setting_changes_newest on public.setting_changes (changed_at desc, id desc);
create index setting_changes_of_row on public.setting_changes (table_name, row_id, changed_at desc);
create index setting_changes_of_actor on public.setting_changes (actor_id, changed_at desc);
revoke all on public.setting_changes from public, anon, authenticated, service_role;
alter table public.setting_changes enable row level security;
create policy setting_changes_read on public.setting_changes for select to authenticated
  using ((select public.has_permission((select private.uid()), 'settings', 'read')));
create policy setting_changes_server on public.setting_changes for select to service_role
  using (true);
-- Not granted to anybody: writing. The trigger below writes as the owner.
grant select (id, change_set, step, changed_at, actor_id, table_name, row_id, action, before, after,
  restores) on public.setting_changes to authenticated, service_role;
comment on table public.setting_changes is 'Written once, by trigger, with the change itself.';
comment on column public.setting_changes.change_set is
  'What one transaction changed together: its number and time. step counts inside of it.';
comment on column public.setting_changes.actor_id is 'Null for the server itself, such as its seed.';
comment on column public.setting_changes.restores is 'The change set that this one undid.';
create trigger announce_settings after insert on public.setting_changes
  for each statement execute function private.announce_list('settings');

create function private.uncounted(p_row jsonb) returns jsonb
language sql immutable set search_path = ''
return p_row - array['revision', 'usage_count', 'updated_at'];
revoke all on function private.uncounted(jsonb) from public;
comment on function private.uncounted(jsonb) is
  'A row without what counts by itself. The trigger below runs as whoever changes a row.';
grant execute on function private.uncounted(jsonb) to authenticated, service_role;

create function private.count_revision() returns trigger
language plpgsql set search_path = ''
as $$
begin
  if private.uncounted(to_jsonb(new)) is distinct from private.uncounted(to_jsonb(old)) then
    new.revision := old.revision + 1;
  end if;
  return new;
end
$$;
revoke all on function private.count_revision() from public;
comment on function private.count_revision() is
  'A screen saves the revision that it has read, so that two people cannot overwrite each other.';

create function private.record_setting_change() returns trigger
language plpgsql security definer set search_path = ''
as $$
declare
  was jsonb := case when tg_op <> 'INSERT' then private.uncounted(to_jsonb(old)) end;
  is_now jsonb := case when tg_op <> 'DELETE' then private.uncounted(to_jsonb(new)) end;
  -- A restored database counts its transactions anew; with the time the name stays one of a kind.
  this_set text := pg_current_xact_id()::text || '-'
    || extract(epoch from transaction_timestamp())::text;
begin
  if was is not distinct from is_now then
    return null;
  end if;
  insert into public.setting_changes
    (change_set, step, actor_id, table_name, row_id, action, before, after, restores)
  values (
    this_set,
    (select count(*) + 1 from public.setting_changes c where c.change_set = this_set),
    (select p.user_id from public.user_profiles p where p.user_id = private.uid()),
    tg_table_name,
    (coalesce(is_now, was) ->> 'id')::uuid,
    lower(tg_op), was, is_now,
    nullif(current_setting('forja.restores', true), ''));
  return null;
end
$$;
revoke all on function private.record_setting_change() from public;
comment on function private.record_setting_change() is 'Row trigger of the tables that staff edit.';

-- For migrations only: a table of settings (key id, schema public) calls it once.
create function private.staff_edit(target regclass) returns void
language plpgsql set search_path = ''
as $$
declare
  short text := (select relname from pg_catalog.pg_class where oid = target);
  -- The key stays; a row that comes back by restoring brings it along. Counts are the database's.
  columns text[] := (select array_agg(attname::text) from pg_catalog.pg_attribute
    where attrelid = target and attnum > 0 and not attisdropped);
  writable text := (select string_agg(quote_ident(c), ', ') from unnest(columns) c
    where c not in ('id', 'created_at', 'updated_at', 'usage_count'));
  kept text := (select string_agg(quote_ident(c), ', ') from unnest(columns) c
    where c in ('id', 'created_at'));
  permission text :=
    '(select public.has_permission((select private.uid()), ''settings'', %L))';
begin
  execute format('alter table %s add column revision integer not null default 1', target);
  execute format('comment on column %s.revision is %L', target,
    'Rises with every change; a save names the revision that it was made on.');
  execute format('create trigger count_revision before update on %s
    for each row execute function private.count_revision()', target);
  execute format('create trigger record_setting_change after insert or update or delete on %s
    for each row execute function private.record_setting_change()', target);
  execute format('create policy %I on %s for select to authenticated using (%s)',
    short || '_staff_read', target, format(permission, 'read'));
  execute format('create policy %I on %s for insert to authenticated with check (%s)',
    short || '_staff_insert', target, format(permission, 'create'));
  execute format('create policy %I on %s for update to authenticated using (%s) with check (%s)',
    short || '_staff_update', target, format(permission, 'update'), format(permission, 'update'));
  execute format('create policy %I on %s for delete to authenticated using (%s)',
    short || '_staff_delete', target, format(permission, 'delete'));
  execute format('grant select (%s, revision), insert (%s, %s), update (%s), delete on %s
    to authenticated', array_to_string(columns, ', '), kept, writable, writable, target);
end
$$;
revoke all on function private.staff_edit(regclass) from public;
comment on function private.staff_edit(regclass) is
  'Lets people with the settings permission edit a table, counted and recorded. Granted to nobody.';

select private.staff_edit(target::regclass) from unnest(array[
  'public.company_settings', 'public.contact_info', 'public.logos', 'public.brand_colors',
  'public.color_presets', 'public.seo_settings', 'public.page_seo', 'public.custom_tags',
  'public.qualification_forms', 'public.form_fields'
]) target;

-- Restored backwards, questions come back before their form.
alter table public.form_fields alter constraint form_fields_form_id_fkey
  deferrable initially immediate;

create function private.setting_now(p_table text, p_id uuid) returns jsonb
language plpgsql stable set search_path = ''
as $$
declare
  found_row jsonb;
begin
  execute format('select private.uncounted(to_jsonb(t)) from public.%I t where t.id = $1', p_table)
    into found_row using p_id;
  return found_row;
end
$$;
revoke all on function private.setting_now(text, uuid) from public;
grant execute on function private.setting_now(text, uuid) to authenticated;
comment on function private.setting_now(text, uuid) is
  'A row as it stands, in the form that setting_changes keeps. Runs with the caller''s own rights.';

create function private.put_setting(p_table text, p_row jsonb) returns void
language plpgsql set search_path = ''
as $$
declare
  -- A column that came or went since then is left as it is.
  cols text[] := (select array_agg(quote_ident(attname)) from pg_catalog.pg_attribute
    where attrelid = format('public.%I', p_table)::regclass and attnum > 0 and not attisdropped
      and p_row ? attname);
  kept text[] := array_remove(array_remove(cols, 'id'), 'created_at');
  id uuid := (p_row ->> 'id')::uuid;
begin
  if private.setting_now(p_table, id) is null then
    execute format('insert into public.%1$I (%2$s)
      select %2$s from jsonb_populate_record(null::public.%1$I, $1)',
      p_table, array_to_string(cols, ', ')) using p_row;
  else
    execute format('update public.%1$I t set (%2$s) = (
      select %2$s from jsonb_populate_record(null::public.%1$I, $1)) where t.id = $2',
      p_table, array_to_string(kept, ', ')) using p_row, id;
  end if;
end
$$;
revoke all on function private.put_setting(text, jsonb) from public;
grant execute on function private.put_setting(text, jsonb) to authenticated;
comment on function private.put_setting(text, jsonb) is
  'Writes a row as setting_changes keeps it. Runs with the caller''s own rights.';

create function public.restore_settings(p_change_set text, p_anyway boolean default false)
returns text
language plpgsql set search_path = ''
as $$
declare
  change public.setting_changes;
begin
  if not public.has_permission(private.uid(), 'settings', 'update') then
    raise exception 'settings:update is missing' using errcode = '42501';
  end if;
  if not exists (select from public.setting_changes c where c.change_set = p_change_set) then
    return 'unknown';
  end if;
  if not p_anyway and exists (
    select from (select distinct on (c.table_name, c.row_id) c.* from public.setting_changes c
      where c.change_set = p_change_set order by c.table_name, c.row_id, c.step desc) newest
    where private.setting_now(newest.table_name, newest.row_id) is distinct from newest.after
  ) then
    return 'changed';
  end if;
  perform set_config('forja.restores', p_change_set, true);
  -- A deleted row is recorded before those that went with it, which now come back before it.
  set constraints all deferred;
  -- Backwards: what was switched on last is switched off before its forerunner comes back.
  for change in select * from public.setting_changes c where c.change_set = p_change_set
    order by c.step desc loop
    if change.before is null then
      execute format('delete from public.%I t where t.id = $1', change.table_name)
        using change.row_id;
    else
      perform private.put_setting(change.table_name, change.before);
    end if;
  end loop;
  perform set_config('forja.restores', '', true);
  return 'restored';
end
$$;
revoke all on function public.restore_settings(text, boolean) from public;
grant execute on function public.restore_settings(text, boolean) to authenticated;
comment on function public.restore_settings(text, boolean) is
  'Undoes a change set under the caller''s own policies: restored, changed (since then; nothing is done), unknown.';
