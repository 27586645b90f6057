create or replace function public.ticket_client(p_ticket uuid) returns jsonb
language sql stable security definer set search_path = ''
as $$
  select jsonb_build_object('organization', private.name_of_client(t.organization_id::text),
    'projectId', p.id, 'project', p.name)
  from public.feedback_tickets t left join public.projects p on p.id = t.client_project_id
    and p.product = any (private.products_in('feedback', 'read'))
  where t.id = p_ticket and t.organization_id is not null
    and public.has_permission(private.uid(), 'feedback', 'read') and private.ticket_in_reach(t.id, 'read')
$$;
grant execute on function public.ticket_client to authenticated;
comment on function public.ticket_client is
  'The client and the project of a ticket, for staff who may read it; null for others, and for a ticket without a '
  'client.';
