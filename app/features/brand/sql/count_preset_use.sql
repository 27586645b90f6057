-- The number of uses of a preset only grows, by one at a time.
create or replace function private.count_preset_use() returns trigger
language plpgsql set search_path = ''
as $$
begin
  if tg_op = 'INSERT' then
    new.usage_count := 0;
  -- Two users who read the same number would both write the same next one.
  elsif new.usage_count not between old.usage_count and old.usage_count + 1 then
    raise exception 'usage_count_step' using errcode = 'PT422';
  end if;
  return new;
end
$$;
comment on function private.count_preset_use is
  'Trigger, for users only: a preset starts unused, and its count grows by one at most.';
