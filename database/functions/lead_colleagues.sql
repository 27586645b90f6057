-- Old: public.lead_mentionables
create or replace function public.lead_colleagues()
returns table (id uuid, name text)
language plpgsql stable security definer set search_path = ''
as $$
declare
  me uuid := private.check_may_note();
begin
  return query
    select p.user_id, p.display_name from public.user_profiles p
    -- Staff are few, people with an account may be many.
    where p.user_id in (select r.user_id from public.user_roles r where r.is_active)
      and p.user_id <> me and private.may(p.user_id, 'crm', 'read')
    order by private.folded(p.display_name), p.user_id;
end
$$;
revoke all on function public.lead_colleagues from public, anon, authenticated, service_role;
grant execute on function public.lead_colleagues to authenticated;
comment on function public.lead_colleagues is
  'Whom the caller may name in a note on a lead: others who may read leads. Refuses with '
  'crm_update_missing.';
