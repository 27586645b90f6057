drop function if exists private.mark_open_deal();
create or replace function private.mark_open_deal(p_contacts uuid[]) returns void
language plpgsql security definer set search_path = ''
as $$
begin
  update private.contact_words w set open_deal = not w.open_deal
    where w.id = any (p_contacts)
      and w.open_deal <> private.has_open_deal(w.id);
end
$$;
comment on function private.mark_open_deal is 'Step: lists know who has an open deal.';
