create or replace function private.client_role(p_organization uuid) returns text
language sql stable security definer set search_path = ''
as $$
  -- Staff who view as the client have the role of that view.
  select r.role from unnest('{owner,member,finance}'::text[]) as r (role)
  where private.is_member(p_organization, array[r.role]) limit 1
$$;
comment on function private.client_role is 'The role of the caller at a client; null without one.';
