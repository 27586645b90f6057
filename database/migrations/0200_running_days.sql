-- When a day was marked: one that goes on is summed every few minutes where much is counted on it.
-- expand

alter table private.day_marks add column marked_at timestamptz not null default now();
comment on column private.day_marks.marked_at is
  'Since when the day is no longer summed right; of timings of a day that goes on, when they were last summed.';
