create or replace function public.save_contact(
  p_id uuid, p_revision integer, p_name text, p_job_title text, p_company text, p_company_id uuid,
  p_owner_id uuid, p_points jsonb
) returns integer
language plpgsql security definer set search_path = ''
as $$
declare
  known public.crm_contacts;
  mail text := (select p ->> 'value' from jsonb_array_elements(p_points) p
    where p ->> 'kind' = 'email' limit 1);
  dial text := (select p ->> 'value' from jsonb_array_elements(p_points) p
    where p ->> 'kind' = 'phone' limit 1);
  handle text := (select private.point_key('whatsapp', p ->> 'value') from jsonb_array_elements(p_points) p
    where p ->> 'kind' = 'whatsapp' and private.point_key('whatsapp', p ->> 'value') is not null limit 1);
  works_at uuid := p_company_id;
begin
  perform private.check_contact(p_id, 'update');
  if p_company_id is null then
    perform private.lock_company_name(p_company);
  end if;
  select * into known from public.crm_contacts c where c.id = p_id for update;
  if known.merged_into is not null then
    raise exception 'contact_merged' using errcode = 'PT409';
  elsif known.revision <> p_revision then
    raise exception 'changed' using errcode = 'PT409';
  elsif num_nonnulls(nullif(btrim(p_name), ''), mail, dial, handle) = 0 then
    raise exception 'contact_empty' using errcode = 'PT422';
  elsif exists (select from jsonb_array_elements(p_points) p
      -- Of what is typed alone, so that the index finds it: else every point is asked who it belongs to.
      join public.crm_contact_points k on k.kind = p ->> 'kind'
        and k.match_key = private.point_key(p ->> 'kind', p ->> 'value')
      where p ->> 'kind' in ('email', 'whatsapp') and k.contact_id <> p_id
        and private.merge_target_of(k.contact_id) <> p_id) then
    raise exception 'email_taken' using errcode = 'PT409';
  end if;
  if p_company_id is distinct from known.company_id and p_company_id is not null then
    perform private.check_company(p_company_id, 'read');
  end if;
  -- A company that has just been typed becomes a row; one that staff left unlinked stays a text.
  if works_at is null and private.company_key(p_company) is distinct from private.company_key(known.company)
      and public.has_permission(private.uid(), 'crm', 'create') then
    works_at := private.find_or_make_company(p_company, mail, known.source, known.products, p_owner_id);
  end if;
  update public.crm_contacts c set
      -- Lists, mails and boards call a contact by its name, e-mail or phone.
      name = coalesce(nullif(btrim(p_name), ''), case when num_nonnulls(mail, dial) = 0 then handle end),
      job_title = nullif(btrim(p_job_title), ''),
      company = coalesce((select o.name from public.crm_companies o where o.id = p_company_id),
        nullif(btrim(p_company), '')),
      company_id = works_at, owner_id = p_owner_id, email = lower(mail), phone = dial,
      phone_verified = coalesce(dial ~ '^\+\d{8,15}$', false), updated_at = now()
    where c.id = p_id;
  delete from public.crm_contact_points k where k.contact_id = p_id
    -- The previous release does not send WhatsApp, whose value then stays.
    and (k.kind <> 'whatsapp' or exists (select from jsonb_array_elements(p_points) p where p ->> 'kind' = 'whatsapp'))
    and not exists (
    select from jsonb_array_elements(p_points) p where p ->> 'kind' = k.kind
      and private.point_key(k.kind, p ->> 'value') = k.match_key);
  insert into public.crm_contact_points as k (contact_id, kind, value, match_key, label, is_primary)
    select distinct on (p ->> 'kind', private.point_key(p ->> 'kind', p ->> 'value')) p_id,
      p ->> 'kind', case p ->> 'kind' when 'email' then lower(p ->> 'value')
        when 'whatsapp' then private.point_key('whatsapp', p ->> 'value') else p ->> 'value' end,
      private.point_key(p ->> 'kind', p ->> 'value'), nullif(btrim(p ->> 'label'), ''), false
    from jsonb_array_elements(p_points) with ordinality n (p, at)
    where private.point_key(p ->> 'kind', p ->> 'value') is not null
    order by p ->> 'kind', private.point_key(p ->> 'kind', p ->> 'value'), n.at
    on conflict (contact_id, kind, match_key) do update
      -- A call without labels leaves them as they are.
      set value = excluded.value, label = case when exists (
        select from jsonb_array_elements(p_points) p where p ? 'label' and p ->> 'kind' = k.kind
          and private.point_key(k.kind, p ->> 'value') = k.match_key)
        then excluded.label else k.label end;
  return (select c.revision from public.crm_contacts c where c.id = p_id);
end
$$;
grant execute on function public.save_contact to authenticated;
comment on function public.save_contact is
  'Keeps what staff say of a contact, with all its points, the first of each kind the primary one; '
  'returns its revision. Refuses with crm_update_missing, contact_gone, contact_merged, changed, '
  'contact_empty, company_gone or email_taken (an e-mail or a name at WhatsApp of another contact, to be merged with).';
