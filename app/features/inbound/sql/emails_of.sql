create or replace function private.emails_of(p_about text, p_id uuid, p_action text) returns text[]
language plpgsql stable set search_path = ''
as $$
declare
  about record;
begin
  if p_about = 'ticket' then
    if not public.has_permission(private.uid(), 'feedback', p_action) then
      perform private.refuse('feedback_' || p_action || '_missing');
    end if;
    return array(select a.email from private.requesters_of_ticket(p_id) a
      where a.email is not null and private.ticket_in_reach(p_id, p_action));
  end if;
  if not public.has_permission(private.uid(), 'crm', p_action) then
    perform private.refuse('crm_' || p_action || '_missing');
  end if;
  select * into about from private.subject_of_message(p_about, p_id, null);
  if not found or not private.may_in('crm', p_action, about.product) then
    return '{}';
  end if;
  return about.emails;
end
$$;
comment on function private.emails_of is
  'Inbound addresses of a lead, contact, deal or ticket, for a caller with a permission on it; '
  'none without one. Refuses with crm_read_missing and its like.';
