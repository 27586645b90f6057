-- not null: id, name
drop function if exists public.lead_mentionables();
create or replace function public.crm_mentionables()
returns table (id uuid, name text, email text)
language plpgsql stable security definer set search_path = ''
as $$
declare
  me uuid := private.check_may_note();
begin
  return query
    select p.user_id, p.display_name,
      case when count(*) over (partition by lower(p.display_name)) > 1 then p.email end
    from public.user_profiles p
    -- Starts from roles: staff are few, accounts may be many.
    where p.user_id in (select r.user_id from public.user_roles r where r.is_active)
      and p.user_id <> me and private.may(p.user_id, 'crm', 'read')
    order by private.folded(p.display_name), p.email, p.user_id;
end
$$;
grant execute on function public.crm_mentionables to authenticated;
comment on function public.crm_mentionables is
  'Colleagues whom the caller may mention in a note on a lead, deal, contact or company: those who may read them; '
  'with the address where names are equal. Refuses with crm_update_missing.';
