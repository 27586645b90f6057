create or replace function private.ticket_worked_seconds(
  p_ticket uuid, p_since timestamptz, p_until timestamptz
) returns integer
language sql stable security definer set search_path = ''
return private.business_seconds(p_since, p_until) - (
  select coalesce(sum(private.business_seconds(greatest(p.since, p_since),
    least(coalesce(p.until, p_until), p_until))), 0)::integer
  from private.ticket_pauses p where p.ticket_id = p_ticket
    and p.since < p_until and coalesce(p.until, p_until) > p_since);
comment on function private.ticket_worked_seconds is
  'Business time between two moments in which a ticket waited for staff, in seconds.';
