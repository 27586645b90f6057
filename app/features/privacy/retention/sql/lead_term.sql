create or replace function private.lead_term(
  p_lead_id uuid, out last_contact timestamptz, out erase_at timestamptz
)
language plpgsql stable set search_path = ''
as $$
declare
  planned timestamptz;
begin
  -- As for contacts: an open task prolongs the term, and is no contact yet.
  select greatest(s.created_at, (select max(h.changed_at) from public.submission_status_changes h
      where h.submission_id = s.id),
      (select max(greatest(t.created_at, t.done_at)) from public.crm_tasks t
        where t.lead_id = s.id and t.removed_at is null)),
    (select max(t.due_at) from public.crm_tasks t
      where t.lead_id = s.id and t.removed_at is null and t.done_at is null)
    into last_contact, planned from public.qualification_submissions s where s.id = p_lead_id;
  erase_at := greatest(last_contact, planned) + interval '24 months';
end
$$;
comment on function private.lead_term is 'The same for a lead that has no contact.';
