drop function if exists public.names_of(uuid[]);
-- not null: user_id, name
create or replace function public.display_names(p_ids uuid[]) returns table (user_id uuid, name text)
language sql stable security definer set search_path = ''
as $$
  select p.user_id, coalesce(nullif(p.display_name, ''), split_part(p.email, '@', 1))
  from public.user_profiles p
  where p.user_id = any (p_ids) and (
    (select private.in_every_product('projects', 'read'))
    or cardinality((select private.products_in('projects', 'read'))) > 0
      and (exists (select from public.user_roles r where r.user_id = p.user_id)
        or exists (select from public.client_members m join public.client_organizations o on o.id = m.organization_id
          where m.user_id = p.user_id
            and o.products && (select private.products_in('projects', 'read'))::text[])
        -- A former member stays the author of their comments.
        or exists (select from public.project_comments c join public.projects w on w.id = c.project_id
          where c.author_id = p.user_id
            and w.product = any ((select private.products_in('projects', 'read'))::text[])))
    or cardinality((select private.organizations_in('{owner,member,finance}'))) > 0
      and (exists (select from public.user_roles r where r.user_id = p.user_id)
        or exists (select from public.client_members m where m.user_id = p.user_id
          and m.organization_id = any ((select private.organizations_in('{owner,member,finance}'))::uuid[]))))
$$;
grant execute on function public.display_names to authenticated;
comment on function public.display_names is
  'Names of colleagues and of people of the same client, for staff who may read projects of their product, and for '
  'clients. No row for others.';
