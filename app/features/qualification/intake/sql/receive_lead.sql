drop function if exists private.receive_lead();
create or replace function private.receive_lead(lead public.qualification_submissions)
returns public.qualification_submissions
language plpgsql security definer set search_path = ''
as $$
declare
  hints jsonb := coalesce(lead.intake, '{}');
  marks jsonb := coalesce(hints -> 'marks', '[]');
  origin text;
  state text;
  size integer := octet_length(lead.form_data::text);
  shortened jsonb;
  within_limit boolean := true;
  phone text;
  by_hand boolean := lead.source like '%by\_hand';
begin
  lead.id := coalesce(lead.id, gen_random_uuid());
  -- Copies of one lead are serialized, and every later one returns before it counts.
  perform pg_advisory_xact_lock(hashtextextended('lead ' || lead.id, 0));
  if exists (select from public.qualification_submissions s where s.id = lead.id) then
    raise exception 'already_accepted' using errcode = 'PT409';
  end if;

  lead.intake := null;
  lead.status := 'new';
  lead.review_reason := null;
  lead.cut_from := null;
  lead.contact_id := null;
  lead.deal_id := null;
  lead.created_at := private.received_at();
  lead.source_page := left(private.mask_secrets(lead.source_page), 500);
  lead.utm_source := left(lead.utm_source, 200);
  lead.utm_medium := left(lead.utm_medium, 200);
  lead.utm_campaign := left(lead.utm_campaign, 200);
  lead.user_agent := left(lead.user_agent, 500);

  if lead.source = 'qualification' then
    lead.form_id := private.lead_form(lead.form_id, lead.source_page);
    if lead.form_id is null then
      raise exception 'no_form' using errcode = 'PT409';
    end if;
  end if;
  lead.form_snapshot := private.form_snapshot(lead.form_id, lead.locale);

  -- A failure of the limit check must not lose a lead.
  begin
    within_limit := by_hand or private.lead_within_limit(lead.source, hints ->> 'identifier');
    if within_limit and not by_hand then
      origin := private.origin_of(hints ->> 'address');
      state := private.address_state('lead', origin);
      within_limit := state <> 'refused';
      lead.review_reason := case when state = 'review' then 'address_limit'
        when origin = 'nobody' then 'no_identity' end;
    end if;
  exception when others then
    raise warning 'limit of lead % not checked: % %', lead.id, sqlstate, sqlerrm;
    lead.review_reason := 'limit_check_failed';
  end;
  if not within_limit then
    raise exception 'lead_limited' using errcode = 'PT429';
  end if;
  -- A value that is no object, or far too long, is refused by the check of the table.
  if lead.review_reason = 'address_limit' and size between 5121 and 65536
     and jsonb_typeof(lead.form_data) = 'object' then
    shortened := private.cut_answers(lead.form_data, 5120);
    if shortened <> lead.form_data then
      lead.form_data := shortened;
      lead.cut_from := size;
    end if;
  end if;
  -- Before the contact is read from the answers, since an earlier version may have asked for other facts.
  if lead.form_id is not null and jsonb_typeof(lead.form_data) = 'object' then
    lead := private.match_form_version(lead, substring(hints ->> 'version' from '^[0-9]{1,9}$')::integer);
  end if;

  lead.source := private.source_of_lead(lead.form_id, lead.source);
  lead.protocol := private.new_protocol(lead.id);
  if marks ? 'honeypot' then
    lead.status := 'spam';
    lead.review_reason := 'honeypot';
    return lead;
  end if;
  if marks ? 'too_fast' and lead.review_reason is distinct from 'address_limit' then
    lead.review_reason := 'too_fast';
  end if;

  -- A fault in the CRM must not lose a lead either.
  begin
    phone := coalesce(hints ->> 'phone', private.lead_answer(lead.form_data, lead.form_snapshot, 'phone'));
    lead.contact_id := private.find_or_make_contact(
      left(private.lead_answer(lead.form_data, lead.form_snapshot, 'name'), 200),
      private.lead_email(lead.form_data, lead.form_snapshot),
      left(phone, 40), hints ? 'phone',
      left(private.lead_answer(lead.form_data, lead.form_snapshot, 'company'), 200), lead.source,
      hints ->> 'whatsapp');
    if lead.contact_id is not null then
      lead.deal_id := private.find_or_open_deal(lead.contact_id, (
        select left(coalesce(c.company, c.name, c.email, c.phone), 200)
        from public.crm_contacts c where c.id = lead.contact_id), lead.source, lead.id);
    end if;
  exception when others then
    raise warning 'lead % stored without contact: % %', lead.id, sqlstate, sqlerrm;
    lead.contact_id := null;
    lead.deal_id := null;
    lead.review_reason := coalesce(lead.review_reason, 'crm_failed');
  end;
  -- Most forms have no such question, which the snapshot says without a look into any table.
  if lead.form_snapshot @? '$.fields[*].custom_field_id' then
    perform private.fill_fields_of_lead(lead);
  end if;
  return lead;
end
$$;
comment on function private.receive_lead is
  'Step: limits, form version, contact and deal. Refuses with already_accepted, no_form (PT409), lead_limited '
  '(PT429) or answer_shape (PT422).';
