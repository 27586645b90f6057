-- Feedback is moved several at once, by a filter too, and comes back as what it was, one act. Spam is a
-- state of its own, apart from what is to be answered.
-- expand

alter table public.feedback_entries drop constraint feedback_entries_status_check;
alter table public.feedback_entries add constraint feedback_entries_status_check
  check (status in ('new', 'triaged', 'planned', 'done', 'declined', 'duplicate', 'spam'));

-- The place of spam is behind all others; what has no place would be in none of these indexes' order.
create index feedback_entries_at_place on public.feedback_entries
  (array_position('{new,triaged,planned,done,declined,duplicate,spam}'::text[], status), created_at,
    id);
create index feedback_entries_of_type_at_place on public.feedback_entries
  (type, array_position('{new,triaged,planned,done,declined,duplicate,spam}'::text[], status),
    created_at, id);
create index feedback_entries_at_place_by_severity on public.feedback_entries
  (array_position('{new,triaged,planned,done,declined,duplicate,spam}'::text[], status),
    array_position('{idea,low,medium,high,blocker}'::text[], severity), created_at, id);
-- The first list: a flood of spam must not have to be walked through.
create index feedback_entries_inbox on public.feedback_entries (created_at, id)
  where array_position('{new,triaged,planned,done,declined,duplicate,spam}'::text[], status) < 7;
drop index public.feedback_entries_in_place, public.feedback_entries_of_type_in_place,
  public.feedback_entries_in_place_by_severity;

alter table public.feedback_changes
  add column act uuid default nullif(current_setting('forja.act', true), '')::uuid;
create index feedback_changes_of_act on public.feedback_changes (act, entry_id) where act is not null;
grant select (act) on public.feedback_changes to authenticated;
comment on column public.feedback_changes.act is
  'Tells what was moved at once by a filter; null for what was moved by itself.';
