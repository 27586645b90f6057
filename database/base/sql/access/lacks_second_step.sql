drop function if exists private.owes_second_step(uuid);
create or replace function private.lacks_second_step(p_user_id uuid) returns boolean
language plpgsql stable security definer set search_path = ''
as $$
begin
  return exists (
    select 1
    from public.user_roles r
    join public.second_step_roles d using (role)
    join identity.users u on u.id = r.user_id
    where r.user_id = p_user_id and r.is_active
      and (r.expires_at is null or r.expires_at > now())
      and not coalesce(u.two_factor_enabled, false)
  ) and not (p_user_id is not distinct from private.uid()
    and private.claim('second_step') is not distinct from 'issuer');
end
$$;
comment on function private.lacks_second_step is
  'Whether a role of the user requires two-step verification that they have not set up. The caller has it also where their '
  'issuer checked a second step (claim second_step).';
