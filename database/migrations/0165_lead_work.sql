-- How a lead is worked: whose it is, by when it is to be answered, when it was, and what it is worth.
-- expand

alter table public.qualification_submissions
  add column owner_id uuid references public.user_profiles (user_id) on delete set null,
  add column answer_target integer check (answer_target > 0),
  add column answer_due_at timestamptz,
  add column answered_at timestamptz,
  add column answer_seconds integer check (answer_seconds >= 0),
  add column score smallint check (score between 0 and 100),
  add constraint qualification_submissions_answered_check
    check ((answered_at is null) = (answer_seconds is null));
comment on column public.qualification_submissions.owner_id is
  'Who of the staff answers it; null: nobody yet.';
comment on column public.qualification_submissions.answer_target is
  'Minutes of business time within which it was to be answered, as it stood when it came; null: it '
  'has no clock (unwanted, by hand, or from before there were clocks).';
comment on column public.qualification_submissions.answer_due_at is
  'When that time is over; null without a clock.';
comment on column public.qualification_submissions.answered_at is
  'When somebody answered it first; null again when that is taken back.';
comment on column public.qualification_submissions.answer_seconds is
  'Business time from its arrival to the first answer, in seconds.';
comment on column public.qualification_submissions.score is
  'What the rules in use make of it, 0 to 100; null: not yet computed.';
grant select (owner_id, answer_target, answer_due_at, answered_at, answer_seconds, score)
  on public.qualification_submissions to authenticated;

-- Whose clock runs, the one that ends first in front; and the same of one owner.
create index qualification_submissions_unanswered on public.qualification_submissions
  (answer_due_at, id) where answered_at is null and answer_due_at is not null;
create index qualification_submissions_unanswered_of_owner on public.qualification_submissions
  (owner_id, answer_due_at, id) where answered_at is null and answer_due_at is not null;
create index qualification_submissions_of_owner on public.qualification_submissions
  (owner_id, created_at, id) where owner_id is not null;
