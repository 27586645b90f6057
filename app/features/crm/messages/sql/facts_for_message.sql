create or replace function private.facts_for_message(p_subject text, p_id uuid, p_product text)
returns jsonb
language plpgsql stable set search_path = ''
as $$
declare
  about record;
begin
  select * into about from private.subject_of_message(p_subject, p_id, p_product);
  return (
    select jsonb_build_object(
      'name', coalesce(c.name, private.lead_answer(s.form_data, s.form_snapshot, 'name')),
      'company', coalesce(o.name, c.company, private.lead_answer(s.form_data, s.form_snapshot, 'company')),
      'emails', (select coalesce(jsonb_agg(e order by (e = lower(c.email)) desc nulls last, e), '[]')
        from unnest(about.emails) e),
      'phones', (select coalesce(jsonb_agg(distinct f.phone), '[]') from (
        select c.phone union select p.value from public.crm_contact_points p
          where p.contact_id = c.id and p.kind = 'phone') f (phone) where f.phone ~ '^\+[0-9]{8,15}$'),
      'product', about.product, 'productName', r.name,
      'protocol', s.protocol, 'locale', s.locale, 'leadStatus', s.status,
      'dealTitle', d.title, 'dealValue', d.value,
      'owner', w.display_name, 'sender', me.display_name)
    from (select) one
      left join public.crm_contacts c on c.id = about.contact_id
      left join public.crm_companies o on o.id = c.company_id
      left join public.qualification_submissions s on s.id = coalesce(about.lead_id, (
        select l.id from public.qualification_submissions l where l.contact_id = about.contact_id
          and (private.uid() is null and about.product = private.rule_product('lead', l.id)
            or private.in_every_product('crm', 'read')
            or l.source = any (private.lead_sources_in('read')))
        order by l.created_at desc limit 1))
      left join public.crm_deals d on d.id = coalesce(about.deal_id, (
        select x.id from public.crm_deals x where x.contact_id = about.contact_id
          and x.product = about.product and x.closed_at is null order by x.touched_at desc limit 1))
      left join public.crm_products r on r.slug = about.product
      left join public.user_profiles w on w.user_id = coalesce(d.owner_id, c.owner_id)
      left join public.user_profiles me on me.user_id = private.uid());
end
$$;
comment on function private.facts_for_message is
  'The values of a message''s placeholders, and the contact ways of the person. Checks no permission: '
  'message_facts() does for users, and rules have a switch for it.';
