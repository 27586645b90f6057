drop policy if exists newsletter_events_server on public.newsletter_events;
create policy newsletter_events_server on public.newsletter_events
  for select to service_role using (true);

create or replace trigger mark_newsletter_day after insert on public.newsletter_events
  for each row when (new.kind in ('confirmed', 'unsubscribed'))
  execute function private.mark_newsletter_day();
create or replace trigger mark_newsletter_day_of_gone after delete on public.newsletter_events
  for each row when (old.kind in ('confirmed', 'unsubscribed'))
  execute function private.mark_newsletter_day();
