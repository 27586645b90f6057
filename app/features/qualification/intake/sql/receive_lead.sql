create or replace function private.receive_lead() returns trigger
language plpgsql security definer set search_path = ''
as $$
declare
  hints jsonb := coalesce(new.intake, '{}');
  marks jsonb := coalesce(hints -> 'marks', '[]');
  origin text;
  state text;
  size integer := octet_length(new.form_data::text);
  cut jsonb;
  within_limit boolean := true;
  phone text;
  by_hand boolean := new.source like '%by\_hand';
begin
  -- Said by add_by_hand() alone: nobody else's leads come without limits.
  if by_hand and current_setting('forja.by_hand', true) is distinct from new.id::text then
    perform private.refuse('by_hand_missing');
  end if;
  new.id := coalesce(new.id, gen_random_uuid());
  -- Copies of one lead take turns, and every later one is told before anything counts it.
  perform pg_advisory_xact_lock(hashtextextended('lead ' || new.id, 0));
  if exists (select from public.qualification_submissions s where s.id = new.id) then
    raise exception 'submission % is already accepted', new.id using errcode = 'unique_violation';
  end if;

  new.intake := null;
  new.status := 'new';
  new.review_reason := null;
  new.cut_from := null;
  new.contact_id := null;
  new.deal_id := null;
  new.created_at := now();
  new.source_page := left(private.mask_secrets(new.source_page), 500);
  new.utm_source := left(new.utm_source, 200);
  new.utm_medium := left(new.utm_medium, 200);
  new.utm_campaign := left(new.utm_campaign, 200);
  new.user_agent := left(new.user_agent, 500);

  if new.source = 'qualification' then
    new.form_id := private.lead_form(new.form_id, new.source_page);
    if new.form_id is null then
      raise exception 'no active form' using errcode = 'PT409';
    end if;
  end if;
  new.form_snapshot := private.form_snapshot(new.form_id, new.locale);

  -- A limit that cannot be checked must not cost a lead.
  begin
    within_limit := by_hand or private.lead_within_limit(new.source, hints ->> 'identifier');
    if within_limit and not by_hand then
      origin := private.origin_of(hints ->> 'address');
      state := private.address_state('lead', origin);
      within_limit := state <> 'refused';
      new.review_reason := case when state = 'review' then 'address_limit'
        when origin = 'nobody' then 'no_identity' end;
    end if;
  exception when others then
    raise warning 'limit of lead % not checked: % %', new.id, sqlstate, sqlerrm;
    new.review_reason := 'limit_check_failed';
  end;
  if not within_limit then
    raise exception 'too many submissions' using errcode = 'PT429';
  end if;
  -- Whatever is no object, or far too long, is left to the table's own check.
  if new.review_reason = 'address_limit' and size between 5121 and 65536
     and jsonb_typeof(new.form_data) = 'object' then
    cut := private.cut_answers(new.form_data, 5120);
    if cut <> new.form_data then
      new.form_data := cut;
      new.cut_from := size;
    end if;
  end if;

  new.source := private.source_of_lead(new.form_id, new.source);
  new.protocol := private.new_protocol(new.id);
  if marks ? 'honeypot' then
    new.status := 'spam';
    new.review_reason := 'honeypot';
    return new;
  end if;
  if marks ? 'too_fast' and new.review_reason is distinct from 'address_limit' then
    new.review_reason := 'too_fast';
  end if;

  -- Nor must a fault in the CRM.
  begin
    phone := coalesce(hints ->> 'phone', private.lead_answer(new.form_data, new.form_snapshot, 'phone'));
    new.contact_id := private.find_or_make_contact(
      left(private.lead_answer(new.form_data, new.form_snapshot, 'name'), 200),
      private.lead_email(new.form_data, new.form_snapshot),
      left(phone, 40), hints ? 'phone',
      left(private.lead_answer(new.form_data, new.form_snapshot, 'company'), 200), new.source);
    if new.contact_id is not null then
      new.deal_id := private.find_or_open_deal(new.contact_id, (
        select left(coalesce(c.company, c.name, c.email, c.phone), 200)
        from public.crm_contacts c where c.id = new.contact_id), new.source);
    end if;
  exception when others then
    raise warning 'lead % kept without contact: % %', new.id, sqlstate, sqlerrm;
    new.contact_id := null;
    new.deal_id := null;
    new.review_reason := coalesce(new.review_reason, 'crm_failed');
  end;
  return new;
end
$$;
comment on function private.receive_lead is
  'Trigger. SQLSTATE 23505: already accepted; PT409: no active form; PT429: limit reached.';
