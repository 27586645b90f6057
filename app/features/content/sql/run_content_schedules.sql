create or replace function public.run_content_schedules() returns integer
language plpgsql security definer set search_path = ''
as $$
declare
  due public.content_schedules;
  was text;
  count integer := 0;
begin
  -- Another process that runs at the same moment skips these rows, and finds them done afterwards.
  for due in
    select * from public.content_schedules s
    where s.state = 'waiting' and s.due_at <= now()
    order by s.due_at, s.id
    for update skip locked
  loop
    was := (select c.visibility from public.content_overrides c
      where c.kind = due.kind and c.slug = due.slug for update);
    -- Withdrawn since it was scheduled.
    if due.kind = 'case' and due.act = 'publish' then
      perform private.lock_case_leave(due.slug);
      if not private.case_has_leave(due.slug, due.version) then
        was := null;
      end if;
    end if;
    if was is not null and was <> 'removed' then
      update public.content_overrides c set
          published = case when due.act = 'publish' then nullif(due.version, '{}') else c.published end,
          published_at = case when due.act = 'publish' then now() else c.published_at end,
          draft = case when due.act = 'publish' and c.draft = due.version then null else c.draft end,
          visibility = case when due.act = 'publish' then 'visible' else 'hidden' end,
          visibility_changed_at = case
            when c.visibility = case when due.act = 'publish' then 'visible' else 'hidden' end
              then c.visibility_changed_at
            else now() end
        where c.kind = due.kind and c.slug = due.slug;
    end if;
    update public.content_schedules s set done_at = now(), version = null,
        state = case when was is null or was = 'removed' then 'missed' else 'done' end
      where s.id = due.id;
    count := count + 1;
  end loop;
  -- The record of changes keeps what was published.
  delete from public.content_schedules s where s.state <> 'waiting' and s.done_at < now() - interval '90 days';
  return count;
end
$$;
grant execute on function public.run_content_schedules to service_role;
comment on function public.run_content_schedules is
  'Publishes and takes off the site what is due, each once, however many processes run it; returns how many.';
