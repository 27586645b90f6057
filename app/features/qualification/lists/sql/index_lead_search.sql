drop function if exists private.keep_lead_words(public.qualification_submissions);
drop function if exists private.keep_lead_words();
create or replace function private.index_lead_search(lead public.qualification_submissions) returns void
language plpgsql security definer set search_path = ''
as $$
begin
  insert into private.lead_words as w (id, created_at, place, source, words, facts, owner_id)
    values (lead.id, lead.created_at,
      private.place_of_lead(lead.status, lead.review_reason, lead.cleared_at), lead.source,
      private.search_text_of_lead(lead.protocol, lead.contact_id, lead.form_data,
        lead.form_snapshot), private.lead_facts(lead.form_id, lead.utm_campaign, lead.form_data),
      lead.owner_id)
    on conflict (id) do update set created_at = excluded.created_at, place = excluded.place,
      source = excluded.source, words = excluded.words, facts = excluded.facts,
      owner_id = excluded.owner_id;
end
$$;
comment on function private.index_lead_search is 'Step: writes the search row of a lead.';
