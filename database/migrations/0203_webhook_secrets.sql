-- A webhook keeps its secret when it is edited. For a day after a new secret, messages are signed with both.
-- expand
alter table public.webhooks add column previous_secret_sealed text
  check (length(previous_secret_sealed) between 40 and 400);
alter table public.webhooks add column previous_until timestamptz;
alter table public.webhooks add constraint webhooks_previous_whole
  check ((previous_secret_sealed is null) = (previous_until is null));
-- Not granted: previous_secret_sealed, previous_until; functions read them.
comment on column public.webhooks.previous_secret_sealed is
  'The signing secret before the present one, encrypted likewise; it signs as well until previous_until.';
