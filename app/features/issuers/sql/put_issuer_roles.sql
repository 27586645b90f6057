create or replace function private.put_issuer_roles(p_user_id uuid, p_issuer_id uuid, p_values text[]) returns void
language plpgsql security definer set search_path = ''
as $$
declare
  issuer_name text;
  term public.user_roles;
  one record;
begin
  -- Serializes grants to this user.
  perform from public.user_profiles p where p.user_id = p_user_id for no key update;
  select i.name into issuer_name from public.sign_in_issuers i where i.id = p_issuer_id;
  for term in
    select * from public.user_roles r
    where r.user_id = p_user_id and r.is_active and r.issuer_id is not null
      and (r.issuer_id <> p_issuer_id or not exists (
        select from private.issuer_roles_of(p_issuer_id, p_values) g
        where g.role = r.role and g.product is not distinct from r.product))
    for update
  loop
    begin
      update public.user_roles set is_active = false where id = term.id;
      perform private.record_security_event('role_ended', 'warning', p_user_id,
        jsonb_strip_nulls(jsonb_build_object('role', private.role_label(term.role), 'product', term.product,
          'issuer', issuer_name)));
    exception when sqlstate 'PT409' then
      -- The last superadmin keeps the role, or nobody could change anything any more.
      perform private.record_security_event('issuer_role_kept', 'critical', p_user_id,
        jsonb_strip_nulls(jsonb_build_object('role', private.role_label(term.role), 'product', term.product,
          'issuer', issuer_name)));
    end;
  end loop;
  for one in select g.role, g.product from private.issuer_roles_of(p_issuer_id, p_values) g order by g.role, g.product loop
    -- A role given by hand stays what it is. An expired one makes room.
    update public.user_roles set is_active = false
      where user_id = p_user_id and role = one.role and product is not distinct from one.product and is_active
        and expires_at <= now();
    insert into public.user_roles (user_id, role, product, issuer_id, reason)
      values (p_user_id, one.role, one.product, p_issuer_id, (
        select left(string_agg(m.claim_value, ', ' order by m.claim_value), 500) from public.sign_in_roles m
        where m.issuer_id = p_issuer_id and m.role = one.role and m.product is not distinct from one.product
          and m.claim_value = any (p_values)))
      on conflict do nothing;
    if found then
      perform private.record_security_event('role_granted', 'warning', p_user_id,
        jsonb_strip_nulls(jsonb_build_object('role', private.role_label(one.role), 'product', one.product,
          'issuer', issuer_name)));
    end if;
  end loop;
end
$$;
comment on function private.put_issuer_roles is
  'Gives a user the roles that the mapping of the issuer gives for these values, each in its product, and ends those that a mapping gave before '
  'and no longer gives. Roles given by hand stay.';
