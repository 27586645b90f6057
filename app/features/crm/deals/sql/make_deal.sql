-- not null: *
create or replace function public.make_deal(p_id uuid, p_stage uuid, p_deal jsonb, p_contact jsonb)
returns jsonb
language plpgsql security definer set search_path = ''
as $$
declare
  stage public.crm_stages;
  worth numeric := coalesce((p_deal ->> 'value')::numeric, 0);
  owner uuid := (p_deal ->> 'owner_id')::uuid;
  contact uuid := (p_contact ->> 'id')::uuid;
  title text := left(btrim(p_deal ->> 'title'), 200);
begin
  if not public.has_permission(private.uid(), 'crm', 'create') then
    perform private.refuse('crm_create_missing');
  end if;
  if exists (select from public.crm_deals d where d.id = p_id) then
    return jsonb_build_object('done', true, 'id', p_id);
  end if;
  select s.* into stage from public.crm_stages s join public.crm_pipelines p on p.id = s.pipeline_id
    where s.id = p_stage and s.kind = 'open' and s.is_active and p.is_active
      and p.product = any (private.products_in('crm', 'create'));
  if stage.id is null then
    return '{"done": false, "why": "stage"}';
  elsif coalesce(title, '') = '' then
    return '{"done": false, "why": "title"}';
  elsif worth < 0 or stage.needs_value and worth = 0 then
    return '{"done": false, "why": "value"}';
  elsif owner is not null and not private.may(owner, 'crm', 'read') then
    return '{"done": false, "why": "owner"}';
  end if;
  if contact is null then
    contact := private.find_or_make_contact(nullif(btrim(p_contact ->> 'name'), ''),
      nullif(lower(btrim(p_contact ->> 'email')), ''), nullif(btrim(p_contact ->> 'phone'), ''),
      coalesce((p_contact ->> 'verified')::boolean, false),
      nullif(btrim(p_contact ->> 'company'), ''), 'manual');
  else
    contact := private.lock_merge_target(contact);
    select c.id into contact from public.crm_contacts c where c.id = contact and c.is_active
      and (c.products && private.products_in('crm', 'read')
        or private.in_every_product('crm', 'read'));
  end if;
  if contact is null then
    return '{"done": false, "why": "contact"}';
  end if;
  insert into public.crm_deals (id, contact_id, company_id, pipeline_id, stage_id, title, value,
      owner_id, expected_close, source)
    select p_id, c.id, c.company_id, stage.pipeline_id, stage.id, title, worth, owner,
      (p_deal ->> 'expected_close')::date, 'manual'
    from (select k.id, k.company_id from public.crm_contacts k where k.id = contact) c;
  perform pg_notify('lists_changed', 'deals');
  return jsonb_build_object('done', true, 'id', p_id);
end
$$;
grant execute on function public.make_deal to authenticated;
comment on function public.make_deal is
  'Creates a deal by hand: {title, value, owner_id, expected_close} in an open stage, for a contact '
  'given by {id}, or by {name, email, phone, company}, found by address or telephone or created. '
  'Idempotent by id. Returns {done, id} or {done: false, why}: stage, title, value, owner '
  'or contact. Refuses with crm_create_missing.';
