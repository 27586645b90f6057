-- The former one had no products.
drop function if exists public.save_sign_in_issuer(uuid, text, text, text, text, text, text, text, text[], boolean[], text[], text[], integer);
-- not null: *
create or replace function public.save_sign_in_issuer(
  p_id uuid, p_name text, p_issuer text, p_client_id text, p_secret_sealed text, p_role_claim text, p_default_role text,
  p_second_step text, p_domains text[], p_required boolean[], p_values text[], p_roles text[], p_seen integer,
  p_products text[] default null
) returns uuid
language plpgsql security definer set search_path = ''
as $$
declare
  saved uuid := coalesce(p_id, gen_random_uuid());
begin
  perform private.check_superadmin();
  perform pg_advisory_xact_lock(hashtextextended('sign_in_issuers', 0));
  if exists (select from public.sign_in_issuers i where lower(i.name) = lower(p_name) and i.id <> saved) then
    raise exception 'issuer_name_taken' using errcode = 'PT409';
  elsif exists (select from public.sign_in_domains d where d.domain = any (p_domains) and d.issuer_id <> saved) then
    raise exception 'domain_taken' using errcode = 'PT409';
  elsif exists (
    select from unnest(p_roles || coalesce(array[p_default_role], '{}')) as named (role)
    where role is not null
      and not exists (select from public.roles r where r.key = named.role and r.deleted_at is null)
  ) then
    raise exception 'role_unknown' using errcode = 'PT422';
  elsif exists (
    select from unnest(p_products) as named (slug)
    where slug <> '' and not exists (select from public.crm_products p where p.slug = named.slug)
  ) then
    raise exception 'product_unknown' using errcode = 'PT422';
  end if;
  if p_id is null then
    if (select count(*) from public.sign_in_issuers) >= 20 then
      raise exception 'issuers_many' using errcode = 'PT409';
    end if;
    insert into public.sign_in_issuers (id, name, issuer, client_id, secret_sealed, role_claim, default_role, second_step,
        position, made_by)
      values (saved, p_name, p_issuer, p_client_id, p_secret_sealed, p_role_claim, p_default_role, p_second_step,
        (select coalesce(max(i.position), 0) + 1 from public.sign_in_issuers i), private.uid());
  else
    update public.sign_in_issuers set name = p_name, issuer = p_issuer, client_id = p_client_id,
        secret_sealed = coalesce(p_secret_sealed, secret_sealed), role_claim = p_role_claim, default_role = p_default_role,
        second_step = p_second_step, revision = revision + 1
      where id = p_id and revision = p_seen;
    if not found then
      if exists (select from public.sign_in_issuers i where i.id = p_id) then
        raise exception 'issuer_edited' using errcode = 'PT409';
      end if;
      raise exception 'gone' using errcode = 'PT404';
    end if;
  end if;
  delete from public.sign_in_domains d where d.issuer_id = saved;
  insert into public.sign_in_domains (domain, issuer_id, is_required)
    select domain, saved, bool_or(required) from unnest(p_domains, p_required) as typed (domain, required) group by domain;
  delete from public.sign_in_roles m where m.issuer_id = saved;
  insert into public.sign_in_roles (issuer_id, claim_value, role, product)
    select distinct saved, value, role, nullif(product, '') from unnest(p_values, p_roles, p_products) as typed (value, role, product);
  perform private.record_security_event(case when p_id is null then 'issuer_made' else 'issuer_changed' end, 'critical', null,
    jsonb_strip_nulls(jsonb_build_object('issuer', p_name, 'url', p_issuer, 'claim', p_role_claim,
      'default_role', private.role_label(p_default_role), 'issuer_second_step', p_second_step,
      'secret_changed', p_id is not null and p_secret_sealed is not null,
      'domains', (select left(string_agg(d.domain || case when d.is_required then '!' else '' end, ' ' order by d.domain), 800)
        from public.sign_in_domains d where d.issuer_id = saved),
      'mapping', (select left(string_agg(m.claim_value || ' → ' || private.role_label(m.role) || coalesce(' (' || m.product || ')', ''),
          '; ' order by m.claim_value, m.role, m.product), 1200)
        from public.sign_in_roles m where m.issuer_id = saved))));
  return saved;
end
$$;
grant execute on function public.save_sign_in_issuer to authenticated;
comment on function public.save_sign_in_issuer is
  'Makes an issuer, switched off, or changes one as it was read at p_seen, with its domains and its mapping; a null secret '
  'stays as it was, and an empty product stands for all. For superadmins. Refuses with issuer_name_taken, domain_taken, '
  'role_unknown, product_unknown, issuers_many, issuer_edited or break_glass_missing.';
