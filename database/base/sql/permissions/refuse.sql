create or replace function private.refuse(reason text) returns void
language plpgsql set search_path = ''
as $$
begin
  raise exception '%', reason using errcode = '42501';
end
$$;
comment on function private.refuse is 'Refuses with a word that screens have a sentence for.';
