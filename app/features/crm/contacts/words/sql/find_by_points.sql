create or replace function private.find_by_points() returns trigger
language plpgsql security definer set search_path = ''
  set enable_seqscan = off set enable_hashjoin = off set enable_mergejoin = off
  set plan_cache_mode = force_generic_plan
as $$
declare
  touched uuid[];
begin
  if tg_op = 'INSERT' then
    -- A contact that has just come is compared once it has a search row, which is made after its points.
    -- Scalar subqueries: of `exists` the planner may make a hash of the whole table.
    touched := array(select distinct p.contact_id from added p
      where (select true from private.contact_words w where w.id = p.contact_id)
        or (select true from public.qualification_submissions s where s.contact_id = p.contact_id limit 1)
        or (select true from public.feedback_tickets t where t.contact_id = p.contact_id limit 1));
  elsif tg_op = 'DELETE' then
    touched := array(select distinct p.contact_id from gone p);
  else
    touched := array(
      select unnest(array[n.contact_id, o.contact_id]) from added n join gone o on o.id = n.id
        where (n.contact_id, n.match_key) <> (o.contact_id, o.match_key)
      -- One whose key was changed, which only a statement typed in the database does.
      union select p.contact_id from gone p where not exists (select from added n where n.id = p.id));
  end if;
  if touched = '{}' then
    return null;
  end if;
  update private.contact_words w set words = n.words
    from private.search_text_of_contacts(touched) n where w.id = n.id and w.words <> n.words;
  update private.lead_words w
    set words = private.search_text_of_lead(s.protocol, s.contact_id, s.form_data, s.form_snapshot)
    from public.qualification_submissions s where s.contact_id = any (touched) and w.id = s.id;
  update private.ticket_words w set known = private.search_text_of_requester(t.contact_id, t.company_id)
    from public.feedback_tickets t where t.contact_id = any (touched) and w.id = t.id;
  perform private.compare_contacts(touched);
  return null;
end
$$;
comment on function private.find_by_points is
  'Statement trigger: contacts, their leads and their tickets are found by every address and telephone of theirs, and '
  'compared by them.';
