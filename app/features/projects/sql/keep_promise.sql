create or replace function private.keep_promise() returns trigger
language plpgsql security definer set search_path = ''
as $$
begin
  if exists (select from public.projects p where p.id = old.project_id and p.opened_at is not null)
    and (tg_op = 'DELETE' or new.promised_on is distinct from old.promised_on
      or (new.project_id, new.position) <> (old.project_id, old.position)) then
    raise exception 'promise_stands' using errcode = 'PT409';
  end if;
  return case tg_op when 'DELETE' then old else new end;
end
$$;
comment on function private.keep_promise is
  'Trigger: promised dates and stages are immutable once a person of the client has opened the project, for every '
  'caller; a stage is neither added nor removed.';
