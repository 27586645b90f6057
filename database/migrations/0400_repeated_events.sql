-- What is refused again and again is one entry of the security record with a count: anybody can cause it, and
-- a row for each would fill the record.
-- expand

alter table public.security_events
  add column occurrences integer not null default 1 check (occurrences >= 1),
  add column last_at timestamptz check (last_at >= created_at),
  add column repeat_key bytea check (length(repeat_key) = 32);
create unique index security_events_repeated on public.security_events (repeat_key);
grant select (occurrences, last_at) on public.security_events to authenticated;
comment on table public.security_events is
  'Written once, never changed, but for the count of an entry that repeats itself within its hour.';
comment on column public.security_events.occurrences is
  'How often it happened: of one network, and about one account, within an hour.';
comment on column public.security_events.last_at is 'The last time; null where it happened once.';
comment on column public.security_events.repeat_key is
  'Not granted: kind, network, account and hour of what repeats itself, as a hash. Null where each is an entry.';
