-- Kinds of notices that a user wants: each user their own.
drop policy if exists notice_choices_own on public.notice_choices;
create policy notice_choices_own on public.notice_choices for select to authenticated
  using (user_id = (select private.uid()));

drop policy if exists notice_choices_server on public.notice_choices;
create policy notice_choices_server on public.notice_choices for select to service_role using (true);
