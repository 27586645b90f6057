-- not null: *
create or replace function public.order_waiting_leads() returns boolean
language plpgsql security definer set search_path = ''
as $$
declare
  -- Ordered by the last attempt, so the first lead shows whether any may be tried again.
  tried timestamptz := (select min(s.owner_sought_at) from public.qualification_submissions s
    where s.owner_sought_at is not null);
  came timestamptz := (select max(p.at_work_since) from public.user_profiles p);
begin
  if tried is null or came is null or not private.business_open_at(now()) then
    return false;
  elsif came < tried and private.business_open_at(tried)
      and private.business_day(tried) = private.business_day(now()) then
    return false;
  elsif exists (select from public.outbox o where o.kind = 'lead.give-waiting') then
    return false;
  end if;
  insert into public.outbox (kind, payload) values ('lead.give-waiting', '{}');
  return true;
end
$$;
grant execute on function public.order_waiting_leads to service_role;
comment on function public.order_waiting_leads is
  'Enqueues the assignment of waiting leads, in business time, when a user has come to work or business hours have '
  'opened since they were tried last.';
