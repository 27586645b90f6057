drop function if exists public.add_by_hand(uuid, text, text, text, text, text, text, numeric, uuid, boolean, text,
  text, uuid);
-- not null: what, id
create or replace function public.add_by_hand(
  p_id uuid, p_what text, p_product text, p_name text, p_email text, p_phone text, p_company text,
  p_value numeric, p_contact_id uuid default null, p_double boolean default false,
  p_title text default null, p_note text default null, p_owner_id uuid default null,
  p_whatsapp text default null
) returns table (what text, id uuid, contact_id uuid)
language plpgsql security definer set search_path = ''
as $$
declare
  source text := private.source_by_hand(p_product);
  mail text := private.point_key('email', p_email);
  name_text text := nullif(btrim(p_name), '');
  handle text := private.point_key('whatsapp', p_whatsapp);
  dial text := nullif(btrim(p_phone), '');
  works text := nullif(btrim(p_company), '');
  note text := nullif(btrim(p_note), '');
  owner uuid := coalesce(p_owner_id, private.uid());
  firm uuid;
  contact uuid := p_contact_id;
  deal uuid;
begin
  if not (public.has_permission(private.uid(), 'crm', 'create')
      and private.may_in('crm', 'create', p_product)) then
    perform private.refuse('crm_create_missing');
  elsif source is null or p_what is null or p_what not in ('lead', 'contact', 'deal')
      or num_nonnulls(name_text, mail, dial, handle, p_contact_id) = 0
      or length(note) > 1500 or length(btrim(p_title)) > 200 or p_value < 0 then
    raise exception 'by_hand_invalid' using errcode = 'PT422';
  elsif p_owner_id is not null and not private.may_own_task(p_owner_id, p_product) then
    raise exception 'by_hand_owner' using errcode = 'PT422';
  end if;
  -- The same turns that two leads of one person take.
  if mail is not null then
    perform pg_advisory_xact_lock(hashtextextended('contact e-mail ' || mail, 0));
  end if;
  if private.phone_key(p_phone) is not null then
    perform pg_advisory_xact_lock(hashtextextended('contact phone ' || private.phone_key(p_phone), 0));
  end if;
  if handle is not null then
    perform pg_advisory_xact_lock(hashtextextended('contact whatsapp ' || handle, 0));
  end if;
  perform private.lock_company_name(works);
  -- Sent twice: already stored.
  return query
    select 'lead', s.id, s.contact_id from public.qualification_submissions s where s.id = p_id
    union all select 'contact', c.id, c.id from public.crm_contacts c where c.id = p_id
    union all select 'deal', d.id, d.contact_id from public.crm_deals d where d.id = p_id;
  if found then
    return;
  end if;
  if contact is not null then
    perform private.check_contact(contact, 'update');
    contact := private.lock_merge_target(contact, p_for_update => true);
  elsif exists (select from public.crm_contact_points k where (k.kind, k.match_key) in
      (('email', mail), ('phone', private.phone_key(p_phone)), ('whatsapp', handle))) and (not p_double
        or exists (select from public.crm_contacts c where c.email = mail)
        or exists (select from public.crm_contact_points k where k.kind = 'whatsapp' and k.match_key = handle)) then
    raise exception 'contact_known' using errcode = 'PT409';
  end if;
  if p_what = 'lead' then
    insert into public.qualification_submissions (id, source, form_data, locale, intake)
      values (p_id, source, jsonb_strip_nulls(jsonb_build_object('name', name_text, 'email', mail,
          'phone', dial, 'company', works)), 'pt-BR',
        jsonb_strip_nulls(jsonb_build_object('phone', case when p_phone ~ '^\+\d{8,15}$' then p_phone end,
          'whatsapp', handle)));
    if p_value > 0 then
      update public.crm_deals d set value = p_value
        from public.qualification_submissions s
        where s.id = p_id and d.id = s.deal_id and d.value = 0;
    end if;
    update public.crm_deals d set owner_id = owner
      from public.qualification_submissions s
      where s.id = p_id and d.id = s.deal_id and d.owner_id is null;
    update public.crm_contacts c set owner_id = owner
      from public.qualification_submissions s
      where s.id = p_id and c.id = s.contact_id and c.owner_id is null;
    insert into public.lead_notes (id, lead_id, author_id, body)
      select gen_random_uuid(), p_id, private.uid(), note where note is not null;
    return query select 'lead', s.id, s.contact_id from public.qualification_submissions s
      where s.id = p_id;
    return;
  end if;
  if contact is null then
    firm := private.find_or_make_company(works, mail, source, array[p_product], owner);
    insert into public.crm_contacts (id, name, email, phone, phone_verified, company, company_id,
        source, owner_id)
      -- Lists, mails and boards call a contact by its name, e-mail or phone.
      values (case p_what when 'contact' then p_id else gen_random_uuid() end,
        coalesce(name_text, case when num_nonnulls(mail, dial) = 0 then handle end), mail, dial,
        coalesce(p_phone ~ '^\+\d{8,15}$', false), works, firm, source, owner)
      returning crm_contacts.id into contact;
    perform private.note_contact_event(contact, 'by_hand', null, name_text);
  else
    note := private.add_to_contact(contact, name_text, mail, dial, works, note);
    -- A company that says the same as what was typed before becomes its row too.
    if exists (select from public.crm_contacts c where c.id = contact and c.company_id is null
        and private.company_key(c.company) = private.company_key(works)) then
      firm := private.find_or_make_company(works, mail, source, array[p_product], owner);
      update public.crm_contacts c set company_id = firm where c.id = contact;
    end if;
    select c.company_id into firm from public.crm_contacts c where c.id = contact;
  end if;
  if handle is not null then
    insert into public.crm_contact_points (contact_id, kind, value, match_key)
      values (contact, 'whatsapp', handle, handle) on conflict do nothing;
  end if;
  if p_what = 'deal' then
    insert into public.crm_deals (id, contact_id, pipeline_id, stage_id, title, source, value,
        company_id, owner_id)
      select p_id, contact, s.pipeline_id, s.id, left(coalesce(nullif(btrim(p_title), ''), works, name_text,
          (select coalesce(c.company, c.name, c.email, c.phone) from public.crm_contacts c
            where c.id = contact), mail, p_phone, handle), 200), source, coalesce(p_value, 0), firm, owner
      from public.crm_pipelines p join public.crm_stages s on s.pipeline_id = p.id
      where p.product = p_product and p.is_active and s.is_active and s.kind = 'open'
      order by p.is_default desc, p.position, s.position limit 1
      returning crm_deals.id into deal;
    if deal is null then
      raise exception 'no_pipeline' using errcode = 'PT422';
    end if;
    perform pg_notify('lists_changed', 'deals');
  end if;
  if note is not null then
    perform private.note_contact_event(contact, 'note', null, note);
  end if;
  return query select p_what, coalesce(deal, contact), contact;
end
$$;
grant execute on function public.add_by_hand to authenticated;
comment on function public.add_by_hand is
  'A lead, a contact or a deal that began on the telephone, under an id of the sender''s, with a note of '
  'what else was said; it is the sender''s own unless an owner is given. Mails nobody. A known contact is '
  'taken by p_contact_id; with p_double a second contact with the same telephone is made. Refuses with '
  'crm_create_missing, by_hand_invalid, by_hand_owner, contact_known, contact_gone or no_pipeline.';
