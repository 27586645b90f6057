create or replace function private.mark_newsletter_day() returns trigger
language plpgsql security definer set search_path = ''
as $$
begin
  insert into private.day_marks (what, day) values ('newsletter',
    private.business_day(case tg_op when 'DELETE' then old.happened_at else new.happened_at end));
  return null;
end
$$;
comment on function private.mark_newsletter_day is
  'Trigger: marks the day of a confirmed or ended subscription as dirty.';
