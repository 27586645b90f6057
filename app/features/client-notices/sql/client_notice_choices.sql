-- How people of a client are notified: each user their own choices.
drop policy if exists client_notice_choices_own on public.client_notice_choices;
create policy client_notice_choices_own on public.client_notice_choices for select to authenticated
  using (user_id = (select private.uid()));

drop policy if exists client_notice_choices_server on public.client_notice_choices;
create policy client_notice_choices_server on public.client_notice_choices for select to service_role
  using (true);
