create or replace function private.keep_words_of_pairs() returns trigger
language plpgsql security definer set search_path = '' set enable_seqscan = off
as $$
begin
  -- Locks in the order of compare_contacts(): a concurrent comparison waits, without a deadlock.
  perform from private.contact_pairs s where s.one_id = new.id or s.other_id = new.id
    order by s.one_id, s.other_id for update;
  update private.contact_pairs s set words = a.words || E'\n' || b.words
    from private.contact_words a, private.contact_words b
    where (s.one_id = new.id or s.other_id = new.id) and a.id = s.one_id and b.id = s.other_id;
  return null;
end
$$;
comment on function private.keep_words_of_pairs is
  'Trigger: what a contact is found by stays beside the pairs that it is in.';
