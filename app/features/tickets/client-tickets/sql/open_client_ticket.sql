-- not null: *
create or replace function public.open_client_ticket(
  p_id uuid, p_organization uuid, p_project uuid, p_title text, p_body text, p_files jsonb default '[]'
) returns text
language plpgsql security definer set search_path = ''
as $$
declare
  me record;
begin
  select p.email, p.locale, left(coalesce(nullif(btrim(p.display_name), ''), split_part(p.email, '@', 1)), 200)
      as name, (select c.id from public.crm_contacts c
        where c.id = m.contact_id and lower(c.email) = p.email and c.merged_into is null) as contact
    into me from public.client_members m join public.user_profiles p on p.user_id = m.user_id
    where m.organization_id = p_organization and m.user_id = private.uid()
      and private.is_member(p_organization);
  if not found or p_project is not null and not exists (select from public.projects p
      where p.id = p_project and p.organization_id = p_organization and p.shown_at is not null) then
    return 'gone';
  end if;
  -- A repeated or concurrent call with one id opens one ticket.
  perform pg_advisory_xact_lock(hashtextextended('client ticket ' || p_id, 0));
  if exists (select from public.feedback_tickets t where t.id = p_id) then
    return case when (select private.sees_ticket(t) from public.feedback_tickets t where t.id = p_id)
      then 'opened' else 'gone' end;
  elsif not private.count_hit(jsonb_build_array('client ticket', private.uid())::text, 20, interval '1 hour') then
    return 'limited';
  end if;
  insert into public.feedback_tickets (id, project_id, contact_id, title, locale, author_name, author_email,
      organization_id, client_project_id)
    select p_id, coalesce((
        select f.id from public.projects p
        join public.feedback_projects f on f.product = p.product and f.is_active
        where p.id = p_project order by f.created_at, f.id limit 1), h.id),
      me.contact, private.title_of_text(p_title), coalesce(me.locale, 'pt-BR'), me.name, me.email,
      p_organization, p_project
    from public.feedback_projects h where h.key = 'forja';
  insert into public.feedback_messages (id, ticket_id, author, author_name, author_email, body, via,
      organization_id)
    values (p_id, p_id, 'author', me.name, me.email, btrim(p_body), 'portal', p_organization);
  if not private.save_client_files(p_id, p_files) then
    raise exception 'files_limited' using errcode = 'PT429';
  end if;
  insert into public.outbox (kind, payload)
    values ('ticket.said-mail', jsonb_build_object('message_id', p_id));
  return 'opened';
end
$$;
grant execute on function public.open_client_ticket to authenticated;
comment on function public.open_client_ticket is
  'Opens a ticket for a client whose person the caller is, about a project of theirs or none, with their '
  'text and files; idempotent by id. opened, limited (20 an hour) or gone. Refuses '
  'with files_many or files_limited.';
