-- The list of first steps on the desk: who has put it away, and what became of the test mail that
-- somebody asks for from it.
-- expand

alter table public.user_profiles
  add column first_steps_hidden_at timestamptz,
  add column mail_test_asked_at timestamptz,
  add column mail_tested_at timestamptz;
comment on column public.user_profiles.first_steps_hidden_at is
  'When the person put the list of first steps away; null while she sees it.';
comment on column public.user_profiles.mail_test_asked_at is
  'When the person last asked for a test mail to herself.';
comment on column public.user_profiles.mail_tested_at is
  'When a test mail last went out to the person; written by private.account_mail_sent.';
grant select (first_steps_hidden_at, mail_test_asked_at, mail_tested_at),
  update (first_steps_hidden_at, mail_test_asked_at)
  on public.user_profiles to authenticated;
