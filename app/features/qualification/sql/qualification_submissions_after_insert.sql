drop function if exists private.follow_up_lead(public.qualification_submissions);
drop function if exists private.link_deal_to_lead(public.qualification_submissions);
create or replace function private.qualification_submissions_after_insert() returns trigger
language plpgsql security definer set search_path = ''
as $$
begin
  -- The mail to the team, and the receipt of the visitor. No mails for spam, above the hourly limit of an
  -- address, or for a lead that staff enter: the contact was on the telephone and expects none. No receipt for
  -- a form that was sent faster than a person types, or by a visitor who cannot be identified.
  if new.status <> 'spam' and new.review_reason is distinct from 'address_limit'
      and new.source not like '%by\_hand' then
    insert into public.outbox (kind, payload)
      select k.kind, jsonb_build_object('submission_id', new.id)
      from unnest(array['lead.team-mail', 'lead.visitor-mail']) k (kind)
      where k.kind = 'lead.team-mail'
        or coalesce(new.review_reason, '') not in ('too_fast', 'no_identity')
          and private.lead_email(new.form_data, new.form_snapshot) is not null;
  end if;
  perform private.index_lead_search(new);
  if new.deal_id is not null then
    perform private.record_crm_event('deal', d.id, d.contact_id, d.product, 'lead_linked', null, new.id::text)
      -- A deal that the lead has opened is linked by private.record_new_deals().
      from public.crm_deals d where d.id = new.deal_id and d.lead_id is distinct from new.id;
  end if;
  if new.status <> 'spam' then
    perform private.mark_dirty_day('leads', new.created_at);
    perform private.queue_lead_arrival(new, new.created_at);
    if private.place_of_lead(new.status, new.review_reason, new.cleared_at) <> private.lead_place('spam') then
      perform private.queue_webhooks('lead.created', private.product_of_source(new.source), new.id,
        jsonb_build_object('status', new.status));
    end if;
  end if;
  return null;
end
$$;
comment on function private.qualification_submissions_after_insert is
  'Trigger: mails, search row, deal link, sums of the day, rules and webhooks of a new lead.';
