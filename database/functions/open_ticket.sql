create or replace function private.open_ticket() returns trigger
language plpgsql set search_path = ''
as $$
begin
  -- As its author, who reads no entry without the permission to.
  new.title := coalesce(nullif(btrim(new.title), ''), (
    select left(btrim(regexp_replace(e.verbatim, '\s+', ' ', 'g')), 200)
    from public.feedback_entries e where e.id = new.feedback_id), 'Chamado');
  new.solved_at := coalesce(new.solved_at,
    case when new.status = 'solved' then clock_timestamp() end);
  new.closed_at := coalesce(new.closed_at,
    case when new.status = 'closed' then clock_timestamp() end);
  return new;
end
$$;
revoke all on function private.open_ticket from public, anon, authenticated, service_role;
comment on function private.open_ticket is
  'Trigger: a ticket without a title is called by the words of its entry; one that arrives solved '
  'or closed has the time of it.';
