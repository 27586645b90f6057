create or replace function private.forget_owner_sought() returns trigger
language plpgsql set search_path = ''
as $$
begin
  new.owner_sought_at := null;
  return new;
end
$$;
comment on function private.forget_owner_sought is
  'Trigger: whoever is given a lead, or has moved it out of what is to be answered, has ended the search.';
