create or replace function private.keep_lead_words() returns trigger
language plpgsql security definer set search_path = ''
as $$
begin
  insert into private.lead_words as w (id, created_at, place, source, words)
    values (new.id, new.created_at,
      private.place_of_lead(new.status, new.review_reason, new.cleared_at), new.source,
      private.words_to_find(new.protocol, new.contact_id, new.form_data,
        new.form_snapshot))
    on conflict (id) do update set created_at = excluded.created_at, place = excluded.place,
      source = excluded.source, words = excluded.words;
  return null;
end
$$;
comment on function private.keep_lead_words is 'Trigger: what a lead is found by stays beside it.';
