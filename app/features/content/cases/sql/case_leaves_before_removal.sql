create or replace function private.case_leaves_before_removal() returns trigger
language plpgsql security definer set search_path = ''
as $$
begin
  -- A case that is published at this moment waits for the end of this transaction, and the other way round.
  perform private.lock_case_leave(old.case_slug);
  if exists (select from public.content_overrides c
      where c.kind = 'case' and c.slug = old.case_slug and c.visibility = 'visible'
        and private.case_names_client(c.published)) then
    raise exception 'case_is_public' using errcode = 'PT409';
  end if;
  return case when tg_op = 'DELETE' then old else new end;
end
$$;
comment on function private.case_leaves_before_removal is
  'Row trigger: the leave of a case that names its client stays for as long as visitors see the case.';
