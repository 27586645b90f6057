-- Which kinds of notices users have switched on or off; each user sees only their own.
drop policy if exists notice_choices_own on public.notice_choices;
create policy notice_choices_own on public.notice_choices for select to authenticated
  using (user_id = (select private.uid()));

drop policy if exists notice_choices_server on public.notice_choices;
create policy notice_choices_server on public.notice_choices for select to service_role using (true);
