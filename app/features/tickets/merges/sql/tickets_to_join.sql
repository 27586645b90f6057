create or replace function private.tickets_to_join(p_email text, p_subject text, p_ticket_id uuid)
returns table (id uuid, number bigint, title text)
language sql stable security definer set search_path = ''
as $$
  select t.id, t.number, t.title from public.feedback_tickets t
  where t.id is distinct from p_ticket_id and t.merged_into is null
    and (t.author_email = lower(p_email) or t.contact_id in (
      select k.contact_id from public.crm_contact_points k
      where k.kind = 'email' and k.match_key = lower(p_email)))
    and (lower(t.title) = lower(private.title_of_text(p_subject))
      -- As the subjects of our mails end.
      or t.number = (regexp_match(p_subject, '\mA-0*(\d{1,9})\M'))[1]::bigint)
    and (t.waits_for is not null or t.solved_at > now() - interval '30 days')
    and private.ticket_in_reach(t.id, 'read')
  order by t.waits_for is not null desc, t.created_at desc limit 3
$$;
comment on function private.tickets_to_join is
  'Tickets that a mail without a reference may continue: of the same sender and subject, open '
  'or solved within 30 days, as far as the caller may read them. p_ticket_id is not among them.';
