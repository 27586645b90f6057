create or replace function private.mark_open_deal() returns trigger
language plpgsql security definer set search_path = ''
as $$
begin
  update private.contact_words w set open_deal = not w.open_deal
    where w.id in (new.contact_id, old.contact_id)
      and w.open_deal <> private.has_open_deal(w.id);
  return null;
end
$$;
comment on function private.mark_open_deal is 'Trigger: lists know who has an open deal.';
