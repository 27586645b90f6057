-- Who was told of which lead that waits for its answer: each once, and in few mails.
-- expand

create table private.answer_alerts (
  user_id uuid not null references public.user_profiles (user_id) on delete cascade,
  lead_id uuid not null references public.qualification_submissions (id) on delete cascade,
  kind text not null check (kind in ('answer-due', 'answer-late')),
  mail_id uuid not null,
  ordered_at timestamptz not null,
  primary key (user_id, lead_id, kind)
);
create index answer_alerts_lead on private.answer_alerts (lead_id);
create index answer_alerts_mail on private.answer_alerts (mail_id);
create index answer_alerts_last on private.answer_alerts (user_id, ordered_at desc);
revoke all on private.answer_alerts from public, anon, authenticated, service_role;
comment on table private.answer_alerts is
  'Mails about leads whose time runs out, or is over: who was told of which in which mail. Granted to nobody.';
