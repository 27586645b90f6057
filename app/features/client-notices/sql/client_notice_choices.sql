-- How somebody of a client hears of news: each person her own.
drop policy if exists client_notice_choices_own on public.client_notice_choices;
create policy client_notice_choices_own on public.client_notice_choices for select to authenticated
  using (user_id = (select private.uid()));

drop policy if exists client_notice_choices_server on public.client_notice_choices;
create policy client_notice_choices_server on public.client_notice_choices for select to service_role
  using (true);
