drop policy if exists newsletter_subscriptions_server on public.newsletter_subscriptions;
create policy newsletter_subscriptions_server on public.newsletter_subscriptions
  for select to service_role using (true);

create or replace trigger a_follow_merge before insert or update of contact_id on public.newsletter_subscriptions
  for each row execute function private.follow_merge();
create or replace trigger newsletter_subscriptions_moves before update of status, asked_at
  on public.newsletter_subscriptions
  for each row execute function private.check_newsletter_move();
create or replace trigger forget_stranger_mails after delete on public.newsletter_subscriptions
  referencing old table as gone for each statement execute function private.forget_stranger_mails();
create or replace trigger count_subscription after insert or delete or update of status, undeliverable_at
  on public.newsletter_subscriptions for each row execute function private.count_subscription();
