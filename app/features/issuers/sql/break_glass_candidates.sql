-- not null: user_id, name, email, is_marked, has_password, has_second_step, is_fit
create or replace function public.break_glass_candidates()
returns table (user_id uuid, name text, email text, is_marked boolean, has_password boolean, has_second_step boolean,
  is_fit boolean)
language plpgsql stable security definer set search_path = ''
as $$
begin
  perform private.check_may_read_people();
  return query
    select p.user_id, p.display_name, p.email, b.user_id is not null,
      exists (select from identity.accounts a where a.user_id = p.user_id and a.provider_id = 'credential'
        and a.password is not null),
      coalesce(u.two_factor_enabled, false), private.is_break_glass_owner(p.user_id)
    from public.user_profiles p
    join identity.users u on u.id = p.user_id
    left join public.break_glass_owners b on b.user_id = p.user_id
    where p.is_active and (b.user_id is not null or exists (
      select from public.user_roles r where r.user_id = p.user_id and r.role = 'superadmin' and r.product is null
        and r.is_active and r.expires_at is null and r.issuer_id is null))
    order by p.display_name, p.user_id;
end
$$;
grant execute on function public.break_glass_candidates to authenticated;
comment on function public.break_glass_candidates is
  'Superadmins, and what each lacks to be a break-glass owner; for users who may read users.';
