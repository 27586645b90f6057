create or replace function private.qualification_submissions_after_insert() returns trigger
language plpgsql security definer set search_path = ''
as $$
begin
  -- No mails for spam, and none above the hourly limit of an address: nobody mails through this form.
  if new.status <> 'spam' and new.review_reason is distinct from 'address_limit' then
    perform private.follow_up_lead(new);
  end if;
  perform private.index_lead_search(new);
  if new.deal_id is not null then
    perform private.link_deal_to_lead(new);
  end if;
  if new.status <> 'spam' then
    perform private.mark_day('leads', new.created_at);
    perform private.queue_lead_arrival(new, new.created_at);
  end if;
  return null;
end
$$;
comment on function private.qualification_submissions_after_insert is
  'Trigger: mails, search row, deal link, sums of the day and rules of a new lead.';
