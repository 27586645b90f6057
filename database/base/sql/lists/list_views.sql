-- Views of lists: each user their own.
drop policy if exists list_views_own on public.list_views;
create policy list_views_own on public.list_views for select to authenticated
  using (user_id = (select private.uid()));

drop policy if exists list_views_server on public.list_views;
create policy list_views_server on public.list_views for select to service_role using (true);
