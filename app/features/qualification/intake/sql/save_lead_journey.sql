drop function if exists public.keep_lead_journey(uuid, jsonb, jsonb, jsonb, integer);
create or replace function public.save_lead_journey(p_id uuid, p_first jsonb, p_last jsonb,
  p_steps jsonb, p_visits integer default null) returns void
language plpgsql security definer set search_path = ''
as $$
begin
  -- Only for a lead of this transaction, so that nobody adds a journey to another lead.
  insert into public.lead_journeys (submission_id, first_touch, last_touch, steps, visits)
    select s.id, p_first, p_last, p_steps, p_visits
    from public.qualification_submissions s
    where s.id = p_id and s.created_at = private.received_at() and s.source not like '%by\_hand'
    on conflict do nothing;
exception when others then
  -- A fault in the journey must not lose the lead.
  raise warning 'journey of lead % not stored: % %', p_id, sqlstate, sqlerrm;
end
$$;
grant execute on function public.save_lead_journey to anon, authenticated, service_role;
comment on function public.save_lead_journey is
  'Stores the visited pages with a lead that was sent in the same transaction; does nothing for another lead, or '
  'for a journey that the table does not accept.';
