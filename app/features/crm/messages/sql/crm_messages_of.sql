-- not null: id, channel, direction, at, mine, files
create or replace function public.crm_messages_of(
  p_subject text, p_id uuid, p_limit integer default 50
) returns table (id uuid, channel text, direction text, lead_id uuid, deal_id uuid, template_key text,
  recipient text, subject text, body text, mail_id uuid, mail_state text, at timestamptz, by_name text,
  mine boolean, files jsonb)
language plpgsql stable security definer set search_path = ''
as $$
declare
  readable text[] := private.products_in('crm', 'read');
  everywhere boolean := private.in_every_product('crm', 'read');
begin
  if not public.has_permission(private.uid(), 'crm', 'read') then
    perform private.refuse('crm_read_missing');
  end if;
  return query
    select m.id, m.channel, m.direction, m.lead_id, m.deal_id, m.template_key, m.recipient, m.subject,
      m.body, m.mail_id, m.mail_state, m.at, p.display_name,
      m.author_id is not distinct from private.uid(),
      (select coalesce(jsonb_agg(jsonb_build_object('id', f.id, 'name', f.original_name, 'size', f.size)
        order by f.created_at, f.id), '[]') from public.crm_message_files f where f.message_id = m.id)
    from public.crm_messages m left join public.user_profiles p on p.user_id = m.author_id
    where (m.product = any (readable) or m.product is null and everywhere)
      and case p_subject when 'lead' then m.lead_id = p_id when 'deal' then m.deal_id = p_id
        when 'contact' then m.contact_id = p_id else false end
    order by m.at desc, m.id limit least(greatest(p_limit, 1), 200);
end
$$;
grant execute on function public.crm_messages_of to authenticated;
comment on function public.crm_messages_of is
  'Messages of a lead, deal or contact that the caller may read, newest first, with their files and the '
  'outcome of their mails. Refuses with crm_read_missing.';
