drop function if exists private.keep_deal_words(public.crm_deals);
drop function if exists private.keep_deal_words();
create or replace function private.index_deal_search(deal public.crm_deals) returns void
language plpgsql security definer set search_path = ''
as $$
begin
  insert into private.deal_words (id, words)
    values (deal.id, private.search_text_of_deal(deal.title, deal.contact_id, deal.company_id))
    on conflict (id) do update set words = excluded.words;
end
$$;
comment on function private.index_deal_search is 'Step: writes the search row of a changed deal.';
