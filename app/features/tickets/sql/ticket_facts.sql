-- not null: id, number, title, status, priority, project_id, project, locale, emptied, created_at, last_public_at, revision
create or replace function public.ticket_facts(p_id uuid)
returns table (
  id uuid, number bigint, title text, status text, priority text, waits_for text, owner_id uuid,
  owner_name text, asks_name text, asks_email text, contact_id uuid, company_id uuid, company text,
  product text, project_id uuid, project text, module_id uuid, module text, locale text, emptied boolean,
  created_at timestamptz, last_public_at timestamptz, first_answered_at timestamptz,
  solved_at timestamptz, revision integer, merged_into jsonb, follows jsonb, others jsonb
)
language plpgsql stable security definer set search_path = ''
as $$
declare
  -- Names of the CRM for users who may read the contact there; names of the ticket for others.
  everyone constant boolean := private.in_every_product('crm', 'read');
  readable constant text[] := private.products_in('crm', 'read');
begin
  if not public.has_permission(private.uid(), 'feedback', 'read') then
    perform private.refuse('feedback_read_missing');
  end if;
  return query
    select t.id, t.number, t.title, t.status, t.priority, t.waits_for, t.owner_id, w.display_name,
      coalesce(c.name, t.author_name), coalesce(c.email, t.author_email), t.contact_id, o.id,
      o.name, p.product, t.project_id, p.name, t.module_id, m.name, t.locale, t.emptied_at is not null,
      t.created_at, t.last_public_at, t.first_answered_at, t.solved_at, t.revision,
      (select jsonb_build_object('id', k.id, 'number', k.number, 'title', k.title)
        from public.feedback_tickets k where k.id = t.merged_into),
      (select jsonb_build_object('id', k.id, 'number', k.number, 'title', k.title)
        from public.feedback_tickets k where k.id = t.follows),
      (select coalesce(jsonb_agg(jsonb_build_object('id', k.id, 'number', k.number, 'title', k.title,
          'is', case when k.merged_into = t.id then 'merged' else 'further' end) order by k.number), '[]')
        from public.feedback_tickets k where k.merged_into = t.id or k.follows = t.id)
    from public.feedback_tickets t
    join public.feedback_projects p on p.id = t.project_id
    left join public.feedback_modules m on m.id = t.module_id
    left join public.user_profiles w on w.user_id = t.owner_id
    left join public.crm_contacts c on c.id = t.contact_id
      and (everyone or c.products && readable)
    left join public.crm_companies o on o.id = t.company_id
      and (everyone or o.products && readable)
    where t.id = p_id and private.ticket_in_reach(p_id, 'read');
end
$$;
grant execute on function public.ticket_facts to authenticated;
comment on function public.ticket_facts is
  'A ticket for its screen, with the tickets merged into it, the one that it continues and the one that continues it. '
  'No row where the caller may not read it; refuses with feedback_read_missing.';
