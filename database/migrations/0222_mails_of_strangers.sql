-- What becomes of a stranger's mail is for staff to choose.
-- expand

alter table public.company_settings
  add column strangers_mail text not null default 'wait'
    check (strangers_mail in ('wait', 'entry'));
grant select (strangers_mail), insert (strangers_mail), update (strangers_mail)
  on public.company_settings to authenticated;
-- Not granted: to anonymous callers, whom it is no concern of.
comment on column public.company_settings.strangers_mail is
  'A mail of somebody whom nothing was sent waits for staff (wait), or becomes feedback at once (entry).';
