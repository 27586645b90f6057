create or replace function private.record_crm_event(
  p_subject text, p_subject_id uuid, p_contact_id uuid, p_product text, p_kind text,
  p_from text default null, p_to text default null, p_details jsonb default '{}'
) returns void
language plpgsql security definer set search_path = ''
as $$
begin
  insert into public.crm_events
    (subject, subject_id, contact_id, product, kind, from_value, to_value, details, actor)
  values (p_subject, p_subject_id, p_contact_id, p_product, p_kind, left(p_from, 2000),
    left(p_to, 2000), coalesce(p_details, '{}'),
    (select p.user_id from public.user_profiles p where p.user_id = private.uid()));
end
$$;
comment on function private.record_crm_event is
  'Records an event in the current transaction; the actor is the caller.';
