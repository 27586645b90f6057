create or replace trigger new_password after update of password on identity.accounts
  for each row when (old.password is distinct from new.password)
  execute function private.new_password();
