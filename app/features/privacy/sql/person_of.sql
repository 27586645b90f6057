create or replace function private.person_of(p_email text) returns private.person
language plpgsql stable set search_path = ''
as $$
declare
  p private.person;
begin
  p.email := lower(btrim(p_email));
  select u.id into p.user_id from identity.users u where u.email = p.email;
  p.contacts := private.merged_contacts_of(array(
    select k.contact_id from public.crm_contact_points k
    where k.kind = 'email' and k.match_key = p.email));
  select coalesce(array_agg(s.id), '{}') into p.leads
    from public.qualification_submissions s
    where s.contact_id = any (p.contacts) or exists (
      select from jsonb_each_text(s.form_data) answer where lower(btrim(answer.value)) = p.email);
  select coalesce(array_agg(f.id), '{}') into p.feedback
    from public.feedback_entries f
    where f.author_email = p.email or f.contact_id = any (p.contacts)
      or strpos(lower(f.context::text), p.email) > 0;
  return p;
end
$$;
comment on function private.person_of is
  'The records of an address: the account, its contacts with those merged into them, '
  'and its leads and feedback.';
