create or replace function private.empty_old_tickets(p_batch integer) returns jsonb
language plpgsql set search_path = ''
as $$
declare
  old uuid[];
begin
  select coalesce(array_agg(t.id), '{}') into old from (
    select t.id from public.feedback_tickets t
    where t.emptied_at is null and t.last_public_at < now() - interval '24 months'
    order by t.last_public_at limit p_batch for update skip locked) t;
  delete from public.feedback_messages m where m.ticket_id = any (old);
  delete from public.ticket_notes n where n.ticket_id = any (old);
  delete from public.ticket_ratings r where r.ticket_id = any (old);
  delete from public.ticket_drafts d where d.ticket_id = any (old);
  delete from private.ticket_links k where k.ticket_id = any (old);
  delete from public.ticket_entries l where l.ticket_id = any (old);
  update public.feedback_tickets t set title = 'Chamado', subject = null, contact_id = null, company_id = null,
      feedback_id = null, author_name = null, author_email = null, emptied_at = now()
    where t.id = any (old);
  return jsonb_build_object('ticket_words', cardinality(old));
end
$$;
comment on function private.empty_old_tickets is
  'Empties a batch of tickets without a message for 24 months: states and times stay.';
