create or replace function private.open_ticket_by_mail(
  p_id uuid, p_project_id uuid, p_name text, p_email text, p_title text, p_locale text, p_body text
) returns uuid
language plpgsql security definer set search_path = ''
as $$
declare
  email text := lower(btrim(p_email));
begin
  insert into public.feedback_tickets (id, project_id, contact_id, title, locale, author_name,
      author_email, created_by)
    select p_id, p.id, (
        select k.contact_id from public.crm_contact_points k
        where k.kind = 'email' and k.match_key = email
          -- The Reply-To header of a form may name anybody.
          and not exists (select from public.inbound_mails i
            where i.id = p_id and i.relayed_by is not null) limit 1),
      coalesce(nullif(private.title_of_text(p_title), ''), private.title_of_text(p_body)),
      p_locale, left(nullif(btrim(p_name), ''), 200), email, null
    from public.feedback_projects p where p.id = p_project_id
    on conflict (id) do nothing;
  if not found then
    -- Already processed, or the project was deleted.
    return (select t.id from public.feedback_tickets t where t.id = p_id);
  end if;
  insert into public.feedback_messages (id, ticket_id, author, author_name, author_email, body, via)
    values (p_id, p_id, 'author', left(nullif(btrim(p_name), ''), 200), email, btrim(p_body), 'mail');
  return p_id;
end
$$;
grant execute on function private.open_ticket_by_mail to service_role;
comment on function private.open_ticket_by_mail is
  'Opens a ticket from a mail, idempotent by id, with the mail as its first '
  'message and the contact of its address. Null where the project was deleted.';
