create or replace trigger profile_of_account after insert or update of email on identity.users
  for each row execute function private.profile_of_account();
create or replace trigger announce_second_step after update of two_factor_enabled on identity.users
  for each row when (old.two_factor_enabled is distinct from new.two_factor_enabled)
  execute function private.announce_second_step();
