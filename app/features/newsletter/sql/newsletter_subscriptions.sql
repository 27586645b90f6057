drop policy if exists newsletter_subscriptions_server on public.newsletter_subscriptions;
create policy newsletter_subscriptions_server on public.newsletter_subscriptions
  for select to service_role using (true);

drop policy if exists newsletter_subscriptions_staff_read on public.newsletter_subscriptions;
create policy newsletter_subscriptions_staff_read on public.newsletter_subscriptions
  for select to authenticated using ((select private.keeps_subscriptions()));

drop policy if exists newsletter_subscriptions_staff_insert on public.newsletter_subscriptions;
create policy newsletter_subscriptions_staff_insert on public.newsletter_subscriptions
  for insert to authenticated with check ((select private.keeps_subscriptions()));

drop policy if exists newsletter_subscriptions_staff_update on public.newsletter_subscriptions;
create policy newsletter_subscriptions_staff_update on public.newsletter_subscriptions
  for update to authenticated using ((select private.keeps_subscriptions()))
  with check ((select private.keeps_subscriptions()));

-- Trigger of the previous release.
drop trigger if exists newsletter_subscriptions_moves on public.newsletter_subscriptions;

-- Apart, since they are for statements of staff: in a definer function current_user is its owner, and only the
-- condition of a trigger still sees the user.
create or replace trigger check_staff_subscription before insert or update on public.newsletter_subscriptions
  for each row when (current_user = 'authenticated') execute function private.check_staff_subscription();
create or replace trigger record_new_staff_subscription after insert on public.newsletter_subscriptions
  for each row when (current_user = 'authenticated') execute function private.record_staff_subscription();
create or replace trigger record_staff_subscription after update of status on public.newsletter_subscriptions
  for each row when (current_user = 'authenticated' and new.status <> old.status)
  execute function private.record_staff_subscription();
create or replace trigger a_follow_merge before insert on public.newsletter_subscriptions
  for each row execute function private.follow_merge();
create or replace trigger newsletter_subscriptions_before_update before update on public.newsletter_subscriptions
  for each row when ((old.contact_id, old.status, old.asked_at)
    is distinct from (new.contact_id, new.status, new.asked_at))
  execute function private.newsletter_subscriptions_before_update();
create or replace trigger forget_stranger_mails after delete on public.newsletter_subscriptions
  referencing old table as gone for each statement execute function private.forget_stranger_mails();
create or replace trigger count_subscription after insert or delete or update of status, undeliverable_at
  on public.newsletter_subscriptions for each row execute function private.count_subscription();
